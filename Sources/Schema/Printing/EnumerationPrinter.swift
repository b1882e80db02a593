import SimCatalog

/// Prints enumerations, option sets, and structs of named texts.
struct EnumerationPrinter {
  let access: PrintAccess
  /// Former names of cases: the name, and the present case.
  var formerNames: [String: String] = [:]

  func declaration(_ enumeration: EnumerationSchema, into text: inout SourceText) {
    // A type nested in a class is printed in an extension of it.
    guard let dot = enumeration.name.lastIndex(of: ".") else {
      return body(enumeration, named: enumeration.name, into: &text)
    }
    let inner = String(enumeration.name[enumeration.name.index(after: dot)...])
    text.block("extension \(enumeration.name[..<dot])") { body(enumeration, named: inner, into: &$0) }
  }

  private func body(_ enumeration: EnumerationSchema, named name: String, into text: inout SourceText) {
    switch enumeration.kind {
    case .cases:
      text.block("\(access.public)enum \(name): Int, Sendable") { text in
        for item in enumeration.cases { text.line("case \(escaped(item.name)) = \(item.rawValue)") }
        for (former, current) in formerNames.sorted(by: { $0.key < $1.key }) {
          text.line("\(access.public)static let \(escaped(former)) = \(name).\(escaped(current))")
        }
      }
    case .options:
      text.block("\(access.public)struct \(name): OptionSet, Sendable") { text in
        text.line("\(access.public)let rawValue: UInt")
        text.line("\(access.public)init(rawValue: UInt) { self.rawValue = rawValue }")
        for item in enumeration.cases {
          text.line("\(access.public)static let \(escaped(item.name)) = \(name)(rawValue: \(item.rawValue))")
        }
      }
    case .strings:
      text.block("\(access.public)struct \(name): RawRepresentable, Hashable, Sendable") { text in
        text.line("\(access.public)let rawValue: String")
        text.line("\(access.public)init(rawValue: String) { self.rawValue = rawValue }")
        text.line("\(access.public)init(_ rawValue: String) { self.rawValue = rawValue }")
        for item in enumeration.cases {
          text.line("\(access.public)static let \(escaped(item.name)) = \(name)(rawValue: \(quoted(item.name)))")
        }
      }
    }
  }
}
