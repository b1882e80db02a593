import SimCatalog
import SimRecognition

/// How a sentence differs from a phrase, and what becomes of a near phrase of an app's.
struct NearText {
  private let interface: InterfaceWords

  /// - Parameter interface: the words of the conversation's language.
  init(_ interface: InterfaceWords = .own) { self.interface = interface }

  /// The differences of a near phrase.
  func differences(_ nearness: Nearness, in text: String) -> [String] { differences(nearness.differences, in: text) }

  /// Differences, each in words.
  func differences(_ differences: [Alignment.Difference], in text: String) -> [String] {
    func words(_ range: Range<Int>) -> String { Self.words(range, of: text) }
    return differences.map { difference in
      switch difference {
      case .passedOver(let range): interface(.passedOver, ["words": words(range)])
      case .aside(let range): interface(.setAside, ["words": words(range)])
      case .exchanged(let range, let meant): interface(.saidFor, ["words": words(range), "phrase": meant])
      case .unsaid(let words): interface(.leftUnsaid, ["words": words])
      }
    }
  }

  private static func words(_ range: Range<Int>, of text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The first of some names; a dash for none.
  private static func few(_ names: [String], _ interface: InterfaceWords) -> String {
    names.isEmpty ? "-" : interface.listed(Array(names.prefix(8)) + (names.count > 8 ? ["…"] : []))
  }

  /// Why a near phrase starts nothing; nil where it starts something.
  func words(for near: NearPhrase, in text: String) -> String? {
    switch near {
    case .starts: nil
    case .contested(let titles):
      interface(.nearToSeveral, ["phrases": interface.listed(titles.map { quoted($0.title, $0.place) })])
    case .ruledOut(let phrase, let place, _):
      interface(.nearRuledOut, ["phrase": quoted(phrase, place)])
    case .unknownValue(let unknown):
      interface(
        unknown.known == nil ? .nearUnlearned : .nearUnknown,
        [
          "phrase": quoted(unknown.title, unknown.place), "parameter": unknown.parameter,
          "words": Self.words(unknown.words, of: text), "known": Self.few(unknown.known ?? [], interface),
        ])
    case .onlyAsItStands(let title):
      interface(.nearAndOutright, ["phrase": quoted(title.title, title.place), "intent": title.intent.rawValue])
    }
  }

  /// A near phrase that starts something, with the differences.
  func words(for title: TitledRequest, in text: String) -> String? {
    title.nearness.map { nearness in
      let differences = differences(nearness, in: text)
      let phrase = quoted(title.title, title.place)
      return differences.isEmpty
        ? interface(.nearByName, ["phrase": phrase])
        : interface(.cameNear, ["phrase": phrase, "differences": interface.listed(differences)])
    }
  }

  private func quoted(_ phrase: String, _ place: String?) -> String { "'\(phrase)'" + (place.map { " (\($0))" } ?? "") }
}
