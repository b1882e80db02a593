import SimAppFiles
import SimDiagnostics

/// A developer's source, and the changes in the build's own copy of it.
///
/// The file itself is never written. Every place in the copy maps back to a place in the file.
struct SourceCopy: Hashable, Sendable {
  /// A change of some bytes of the file.
  struct Edit: Hashable, Sendable {
    /// In bytes of the file.
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// The developer's file.
  let path: String
  /// The bytes of the file.
  let original: [UInt8]
  /// In order; none overlaps another.
  private(set) var edits: [Edit] = []

  init(path: String, original: [UInt8]) {
    self.path = path
    self.original = original
  }

  /// Replaces some bytes of the file.
  ///
  /// - Returns: false if another edit has changed them already.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= original.count else { return false }
    var index = edits.endIndex
    while index > 0, edits[index - 1].range.lowerBound > range.lowerBound { index -= 1 }
    if index > 0, edits[index - 1].range.upperBound > range.lowerBound || edits[index - 1].range == range {
      return false
    }
    if index < edits.count, edits[index].range.lowerBound < range.upperBound { return false }
    edits.insert(Edit(range: range, replacement: replacement), at: index)
    return true
  }

  /// Replaces some bytes, whatever has been changed in them.
  @discardableResult
  mutating func overwrite(_ edit: Edit) -> Bool {
    edits.removeAll { edit.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= edit.range.upperBound }
    return replace(edit.range, with: edit.replacement)
  }

  /// Replaces some bytes with spaces, so that nothing moves.
  mutating func blank(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= original.count else { return }
    replace(range, with: Self.blank(original[range]))
  }

  /// Spaces in place of some bytes; line breaks are kept.
  static func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == Ascii.newline || $0 == Ascii.carriageReturn ? $0 : Ascii.space }
  }

  /// The text for the compiler.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + 64)
    var position = 0
    for edit in edits {
      result += original[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + original[position...]
  }

  /// The byte of the file for a byte of the copy; inside an edit, the edit's beginning.
  func originalOffset(of offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      guard offset >= start else { break }
      if offset < start + edit.replacement.count {
        return edit.range.count == edit.replacement.count ? offset - shift : edit.range.lowerBound
      }
      shift += edit.replacement.count - edit.range.count
    }
    return min(max(0, offset - shift), original.count)
  }

  /// The place of a byte of the file, for people.
  func place(ofOriginal offset: Int) -> TextPlace {
    let offset = min(max(0, offset), original.count)
    var (line, start) = (1, 0)
    for index in 0..<offset where original[index] == Ascii.newline {
      line += 1
      start = index + 1
    }
    let column = original[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return TextPlace(file: path, line: line, column: column)
  }
}

/// Finds the bytes at which the lines of a text begin.
struct LineStarts {
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices where bytes[index] == Ascii.newline { starts.append(index + 1) }
    self.starts = starts
    count = bytes.count
  }

  /// The byte at a line and column, both from 1 and in bytes, as the compiler counts them.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= starts.count else { return count }
    return min(starts[line - 1] + max(0, column - 1), count)
  }
}
