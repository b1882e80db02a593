import SimText

/// The words before Siri's name with which people call her (`checks/calls.list`).
struct SiriCalls {
  /// The longest first.
  private let calls: [String]

  init(_ languages: LanguageLibrary) {
    calls = CheckList("calls", languages).words(for: "").sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// The text behind "Hey Siri,"; nil if the sentence doesn't begin with a call.
  func withoutCall(_ text: String) -> String? {
    var rest = text.trimmed
    for call in calls where rest.lowercased().hasPrefix(call) {
      let following = rest.dropFirst(call.count)
      // "Hiking" doesn't begin with a call.
      guard following.first.map({ !$0.isLetter || call.first?.isASCII == false || $0 == "S" }) ?? true else { continue }
      rest = following.drop { $0 == " " || $0 == "," || $0 == "，" }
      break
    }
    guard rest.lowercased().hasPrefix("siri") else { return nil }
    let following = rest.dropFirst(4)
    guard following.first.map({ !($0.isLetter && $0.isASCII) && $0 != "'" && $0 != "’" }) ?? true else { return nil }
    let sentence = following.drop { $0 == " " || $0 == "," || $0 == "，" || $0 == "." || $0 == "!" || $0 == "！" }
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
