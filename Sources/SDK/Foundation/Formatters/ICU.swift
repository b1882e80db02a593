import Glibc

/// ICU's formats from Foundation's own copy that Foundation on Linux doesn't offer: numbers with any unit, lists of
/// units, plural classes.
///
/// The functions are looked up in the process, which has them as soon as it has loaded Foundation; in a program that
/// links Foundation statically they can't be found: then callers write the unit's symbol instead, and there are only
/// the plural classes `one` and `other`.
enum ICU {
  /// A number with a unit, or in any other form of a skeleton.
  ///
  /// - Parameter skeleton: in ICU's own language: `measure-unit/length-kilometer unit-width-full-name .##`.
  /// - Returns: nil if ICU can't be found or rejects the skeleton.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    guard let functions = NumberFunctions.shared else { return nil }
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    guard let formatter = functions.open(units, Int32(units.count), locale.identifier, &status) else { return nil }
    defer { functions.close(formatter) }
    guard status <= 0, let result = functions.openResult(&status) else { return nil }
    defer { functions.closeResult(result) }
    functions.format(formatter, value, result, &status)
    return text {
      functions.write(result, $0, $1, &status)
    } status: {
      status
    }
  }

  /// Parts with units as one text: "1 hour, 30 minutes".
  static func list(_ parts: [String], width: ListWidth, locale: Locale) -> String? {
    guard let functions = ListFunctions.shared else { return nil }
    if parts.count < 2 { return parts.first ?? "" }
    var status: Int32 = 0
    let units: Int32 = 2
    guard let formatter = functions.open(locale.identifier, units, width.rawValue, &status), status <= 0 else {
      return nil
    }
    defer { functions.close(formatter) }
    let texts = parts.map { Array($0.utf16) }
    let whole = texts.flatMap { $0 }
    return whole.withUnsafeBufferPointer { all in
      var pointers: [UnsafePointer<UInt16>?] = []
      var start = 0
      for text in texts {
        pointers.append(all.baseAddress.map { $0 + start })
        start += text.count
      }
      let lengths = texts.map { Int32($0.count) }
      return text {
        functions.format(formatter, pointers, lengths, Int32(texts.count), $0, $1, &status)
      } status: {
        status
      }
    }
  }

  /// The plural class of a number: `one`, `few`, `other`.
  static func pluralClass(of number: Double, language: String) -> String {
    var status: Int32 = 0
    let cardinal: Int32 = 0
    guard let functions = PluralFunctions.shared, let rules = functions.open(language, cardinal, &status) else {
      return number == 1 ? "one" : "other"
    }
    defer { functions.close(rules) }
    let found = text {
      functions.select(rules, number, $0, $1, &status)
    } status: {
      status
    }
    return found ?? "other"
  }

  enum ListWidth: Int32 {
    case wide = 0
    case short = 1
    case narrow = 2
  }

  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32, status: () -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
    guard status() <= 0, count >= 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}

private func function<T>(_ name: String, _ type: T.Type) -> T? {
  dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
}

private typealias Status = UnsafeMutablePointer<Int32>
private typealias Characters = UnsafeMutablePointer<UInt16>

private struct NumberFunctions: Sendable {
  typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
  typealias Write = @convention(c) (OpaquePointer, Characters?, Int32, Status) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void

  let open: Open
  let openResult: OpenResult
  let format: Format
  let write: Write
  let close: Close
  let closeResult: Close

  static let shared: NumberFunctions? = {
    guard let open = function("unumf_openForSkeletonAndLocale", Open.self),
      let openResult = function("unumf_openResult", OpenResult.self),
      let format = function("unumf_formatDouble", Format.self),
      let write = function("unumf_resultToString", Write.self),
      let close = function("unumf_close", Close.self),
      let closeResult = function("unumf_closeResult", Close.self)
    else { return nil }
    return NumberFunctions(
      open: open, openResult: openResult, format: format, write: write, close: close, closeResult: closeResult)
  }()
}

private struct ListFunctions: Sendable {
  typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
  typealias Format =
    @convention(c) (
      OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, Characters?, Int32, Status
    ) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void

  let open: Open
  let format: Format
  let close: Close

  static let shared: ListFunctions? = {
    guard let open = function("ulistfmt_openForType", Open.self),
      let format = function("ulistfmt_format", Format.self),
      let close = function("ulistfmt_close", Close.self)
    else { return nil }
    return ListFunctions(open: open, format: format, close: close)
  }()
}

private struct PluralFunctions: Sendable {
  typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Status) -> OpaquePointer?
  typealias Select = @convention(c) (OpaquePointer, Double, Characters?, Int32, Status) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void

  let open: Open
  let select: Select
  let close: Close

  static let shared: PluralFunctions? = {
    guard let open = function("uplrules_openForType", Open.self), let select = function("uplrules_select", Select.self),
      let close = function("uplrules_close", Close.self)
    else { return nil }
    return PluralFunctions(open: open, select: select, close: close)
  }()
}
