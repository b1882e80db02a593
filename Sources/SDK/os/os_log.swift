public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  StandardErrorLog.write(LogFormat.text("\(message)", args), log, type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  StandardErrorLog.write(LogFormat.text("\(message)", args), log, type)
}

@_disfavoredOverload
public func os_log(_ level: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  StandardErrorLog.write(message.text, log, level)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { StandardErrorLog.write(message.text, .default, .default) }

/// The format strings of the unified log: printf's, with a note on privacy before the conversion.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var kept: [any CVarArg] = []
    var rest = arguments[...]
    var characters = Substring(format)
    while let character = characters.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      if characters.first == "%" {
        characters.removeFirst()
        plain += "%%"
        continue
      }
      var isPrivate = false
      if characters.first == "{" {
        let note = characters.prefix { $0 != "}" }
        characters = characters.dropFirst(note.count + 1)
        isPrivate = note.lowercased().contains("private") || note.lowercased().contains("sensitive")
      }
      var conversion = "%"
      while let next = characters.popFirst() {
        conversion.append(next)
        if next.isLetter && !"hlqztj".contains(next) || next == "@" { break }
      }
      guard let argument = rest.popFirst() else {
        plain += "<decode: missing data>"
        continue
      }
      if isPrivate {
        plain += "<private>"
      } else {
        plain += conversion
        kept.append(argument)
      }
    }
    return kept.isEmpty && !plain.contains("%") ? plain : String(format: plain, arguments: kept)
  }
}
