import CReadline
import Glibc

/// Moves over and deletes whole characters as people see them: a family of four is one, and so is a flag.
///
/// Readline works with code points and their combining marks, and would split such a character. Its own functions do
/// everything else: counts, overwriting, the ends of the line.
enum WholeCharacters {
  private typealias Function = @convention(c) (Int32, Int32) -> Int32

  /// Replaces readline's functions for their keys, wherever an inputrc has bound them.
  static func bind() {
    for map in [cr_emacs_keymap(), cr_vi_insertion_keymap()].compactMap({ $0 }) {
      take(rl_rubout, in: map, by: deleteBefore)
      take(rl_delete, in: map, by: deleteBehind)
      take(rl_backward_char, in: map, by: moveBack)
      take(rl_forward_char, in: map, by: moveOn)
    }
  }

  /// A search only accepts readline's own function for the delete key; any other one ends it.
  static func whileSearching(_ read: () -> Void) {
    cr_exchange(deleteBefore, rl_rubout)
    read()
    cr_exchange(rl_rubout, deleteBefore)
  }

  private static func take(_ function: Function, in map: Keymap, by other: Function) {
    guard let sequences = rl_invoking_keyseqs_in_map(function, map) else { return }
    var next = sequences
    while let sequence = next.pointee {
      rl_bind_keyseq_in_map(sequence, other, map)
      free(sequence)
      next += 1
    }
    free(sequences)
  }

  private static let deleteBefore: Function = { count, key in
    guard isPlain(count), let length = lengthBefore(cr_point()) else { return rl_rubout(count, key) }
    let end = cr_point()
    rl_delete_text(end - length, end)
    cr_set_point(end - length)
    return 0
  }

  private static let deleteBehind: Function = { count, key in
    guard isPlain(count), let length = lengthBehind(cr_point()) else { return rl_delete(count, key) }
    rl_delete_text(cr_point(), cr_point() + length)
    return 0
  }

  private static let moveBack: Function = { count, key in
    guard isPlain(count), let length = lengthBefore(cr_point()) else { return rl_backward_char(count, key) }
    cr_set_point(cr_point() - length)
    return 0
  }

  private static let moveOn: Function = { count, key in
    guard isPlain(count), let length = lengthBehind(cr_point()) else { return rl_forward_char(count, key) }
    cr_set_point(cr_point() + length)
    return 0
  }

  private static func isPlain(_ count: Int32) -> Bool { count == 1 && cr_has_count() == 0 && cr_overwrites() == 0 }

  /// The bytes of the character before a position, if it has several code points.
  private static func lengthBefore(_ byte: Int32) -> Int32? { length(of: text(0..<byte).last) }

  private static func lengthBehind(_ byte: Int32) -> Int32? { length(of: text(byte..<cr_end()).first) }

  private static func length(of character: Character?) -> Int32? {
    guard let character, character.unicodeScalars.count > 1 else { return nil }
    return Int32(character.utf8.count)
  }

  private static func text(_ bytes: Range<Int32>) -> String {
    guard let buffer = cr_line_buffer() else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: buffer + Int(bytes.lowerBound), count: bytes.count), as: UTF8.self)
  }
}
