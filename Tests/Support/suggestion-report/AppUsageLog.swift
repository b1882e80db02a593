import Glibc
import SimCatalog

/// Which apps people opened on their phones, read from a table: user, session, time, app, event, with tabs between them.
///
/// That is the form of LSApp (https://github.com/aliannejadi/LSApp), whose table has to be unpacked first.
struct AppUsageLog {
  struct Opening {
    var time: CivilDateTime
    var app: String
    var session: String
  }

  /// By user, in the order of the file.
  var users: [[Opening]] = []

  /// Reads a file; nil where it can't be read.
  init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var numbers: [String: Int] = [:]
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) >= 0, let text = line.map({ String(cString: $0) }) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
        .map { $0.trimmingPrefix { $0.isWhitespace } }
      guard fields.count >= 5, fields[4].hasPrefix("Opened"), let time = CivilDateTime(text: fields[2]) else {
        continue
      }
      let user = String(fields[0])
      let number = numbers[user] ?? users.count
      if number == users.count {
        numbers[user] = number
        users.append([])
      }
      users[number].append(Opening(time: time, app: String(fields[3]), session: String(fields[1])))
    }
  }
}

extension CivilDateTime {
  /// `2018-01-16 06:01:05`.
  fileprivate init?(text: Substring) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 6 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
  }
}
