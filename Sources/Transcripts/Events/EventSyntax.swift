package import SimCatalog
package import SimDiagnostics
package import SimDialogue

extension Happening {
  /// The first words of events.
  package static let names = [
    "lock", "unlock", "wait", "clock", "place", "tap", "headphones", "device", "maps", "defaults", "app", "run",
    "permission", "suggest", "shortcuts", "donations", "watch", "routine", "add", "rename", "remove", "donate",
  ]

  /// The situations of a day for `routine`.
  package static var routineNames: [String] { RoutineSyntax.names + ["off"] }

  /// Reads the text after a `*`.
  ///
  /// - Parameters:
  ///   - text: `lock`, `wait 12 s`, `maps A -> B`.
  ///   - now: the conversation's clock, for the day where `clock 18:30` has none.
  ///   - words: the words of languages that may replace the notation's.
  ///   - place: the place of the text, for the failure.
  package static func read(
    _ text: String, now: CivilDateTime, words: NotationWords = .none, at place: TextPlace
  ) -> Result<Happening, Diagnostic> {
    EventSyntax.read(text, now: now, words: words).mapError { $0.diagnostic(at: place) }
  }

  /// Reads a fact of the device, without the word `device`: `locked`, `watch`, `clock 18:05`.
  ///
  /// - Parameters: as above.
  package static func read(
    device fact: String, now: CivilDateTime, words: NotationWords = .none, at place: TextPlace
  ) -> Result<Happening, Diagnostic> {
    EventSyntax.device(normalisedLine(fact), now: now, words: words).mapError { $0.diagnostic(at: place) }
  }

  /// The event in a transcript, without its mark.
  package var notation: String {
    switch self {
    case .lock: "lock"
    case .unlock: "unlock"
    case .wait(let seconds): "wait \(seconds) s"
    case .clock(let time, let zone): "clock " + ClockSyntax.text(of: time) + (zone.map { " " + $0 } ?? "")
    case .place(let place): "place " + PlaceSyntax.text(of: place)
    case .tap(let text): "tap \(text)"
    case .headphones(let connected): connected ? "headphones" : "headphones off"
    case .device(let device): "device \(WorldNotation.name(of: device))"
    case .maps(let from, let to): "maps \(from) -> \(to)"
    case .defaults(let key, let value): "defaults \(key) = \(value)"
    case .app(let name): "app \(name)"
    case .run(let words): "run \(words)"
    case .routine(let situation): "routine \(situation ?? "off")"
    case .suggest: "suggest"
    case .shortcuts: "shortcuts"
    case .donations: "donations"
    case .watchFace: "watch"
    case .addShortcut(let what, let phrase): "add " + (phrase.map { "\($0) = " } ?? "") + what
    case .renameShortcut(let name, let phrase): "rename \(name) = \(phrase)"
    case .removeShortcut(let name): "remove \(name)"
    case .donate(let words): "donate \(words)"
    case .permission(.siri(let app?), let granted): "permission siri \(app) = \(granted ? "yes" : "no")"
    case .permission(.siri(app: nil), let granted): "permission siri = \(granted ? "yes" : "no")"
    case .permission(.contacts, let granted): "permission contacts = \(granted ? "yes" : "no")"
    case .permission(.location, let granted): "permission location = \(granted ? "yes" : "no")"
    }
  }
}

/// Reads events.
enum EventSyntax {
  static func read(_ text: String, now: CivilDateTime, words: NotationWords) -> Result<Happening, ReadFailure> {
    let text = normalisedLine(text)
    let name = text.prefix { $0 != " " }
    let rest = trimmed(text.dropFirst(name.count))
    switch name.lowercased() {
    case "lock": return alone("lock", rest, .lock)
    case "unlock": return alone("unlock", rest, .unlock)
    case "wait": return seconds(rest, words).map { .wait(seconds: $0) }
    case "clock": return ClockSyntax.read(rest, now: now, words: words).map { .clock($0.time, zone: $0.zone) }
    case "place": return needed("place", rest).map { .place(PlaceSyntax.read($0)) }
    case "tap": return needed("tap", rest).map { .tap($0) }
    case "routine":
      return needed("routine", rest).flatMap { RoutineSyntax.read($0, words: words) }.map { .routine($0) }
    case "suggest": return alone("suggest", rest, .suggest)
    case "shortcuts": return alone("shortcuts", rest, .shortcuts)
    case "donations": return alone("donations", rest, .donations)
    case "watch": return alone("watch", rest, .watchFace)
    case "add": return needed("add", rest).map(added)
    case "rename":
      guard let (name, phrase) = halves(rest) else {
        return .failure(ReadFailure("'rename' needs two phrases; expected 'rename OLD PHRASE = NEW PHRASE'"))
      }
      return .success(.renameShortcut(name, to: phrase))
    case "remove": return needed("remove", rest).map { .removeShortcut($0) }
    case "donate": return needed("donate", rest).map { .donate($0) }
    case "app": return needed("app", rest).map { .app($0) }
    case "run": return needed("run", rest).map { .run($0) }
    case "headphones":
      if rest.isEmpty { return .success(.headphones(connected: true)) }
      return SwitchSyntax.read(rest, words: words).map { .headphones(connected: $0) }
    case "device": return needed("device", rest).flatMap { device($0, now: now, words: words) }
    case "maps": return maps(rest)
    case "defaults": return AssignmentSyntax.read(rest).map { .defaults(key: $0.key, value: $0.value) }
    case "permission":
      return PermissionSyntax.read(rest, words: words).map { permission in
        switch permission.kind {
        case .siri: .permission(.siri(app: permission.app), granted: permission.isGranted)
        case .contacts: .permission(.contacts, granted: permission.isGranted)
        case .location: .permission(.location, granted: permission.isGranted)
        }
      }
    default:
      return .failure(
        ReadFailure(
          "unknown event '\(name)'; expected one of \(Happening.names.joined(separator: ", "))",
          suggestion: nearestName(to: String(name), among: Happening.names)))
    }
  }

  /// Reads a fact of the device, in the header's words; some are events of their own: `device locked` is `lock`.
  static func device(
    _ text: String, now: CivilDateTime, words: NotationWords
  ) -> Result<Happening, ReadFailure> {
    let name = text.prefix { $0 != " " }.lowercased()
    if ["lock", "unlock", "clock", "place", "headphones"].contains(name) { return read(text, now: now, words: words) }
    return DeviceSyntax.read(text, words: words).map { fact in
      switch fact {
      case .kind(let device): .device(device)
      case .locked(let isLocked): isLocked ? .lock : .unlock
      case .handsFree(let isHandsFree): .headphones(connected: isHandsFree)
      }
    }
  }

  /// `Soup time = OrderSoup soup=tomato`, or only what is added; the sign has a space on both sides.
  private static func added(_ text: String) -> Happening {
    guard let (phrase, what) = halves(text) else { return .addShortcut(text, phrase: nil) }
    return .addShortcut(what, phrase: phrase)
  }

  private static func halves(_ text: String) -> (String, String)? {
    for sign in [" = ", " ＝ "] {
      guard let range = firstRange(of: sign, in: text) else { continue }
      let (before, after) = (trimmed(text[..<range.lowerBound]), trimmed(text[range.upperBound...]))
      if !before.isEmpty, !after.isEmpty { return (before, after) }
    }
    return nil
  }

  private static func alone(_ name: String, _ rest: String, _ event: Happening) -> Result<Happening, ReadFailure> {
    rest.isEmpty ? .success(event) : .failure(ReadFailure("'\(rest)' is too much after '\(name)', which stands alone"))
  }

  private static func needed(_ name: String, _ rest: String) -> Result<String, ReadFailure> {
    rest.isEmpty ? .failure(ReadFailure("'\(name)' needs a text after it")) : .success(rest)
  }

  /// `12 s`, `5 min`, `2 h`, or with a language's word for the unit: at most a year, so that the clock can't overflow.
  private static func seconds(_ text: String, _ words: NotationWords) -> Result<Int, ReadFailure> {
    let failure = ReadFailure("'\(text)' is no stretch of time; expected one like '12 s', '5 min' or '2 h'")
    let digits = text.prefix { $0.isNumber }
    let unit = words.notation(of: trimmed(text.dropFirst(digits.count)), as: .unit).lowercased()
    let factors = ["": 1, "s": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400]
    guard digits.count <= 9, let number = Int(digits), let factor = factors[unit] else { return .failure(failure) }
    let seconds = number * factor
    guard seconds <= 366 * 86_400 else { return .failure(failure) }
    return .success(seconds)
  }

  private static func maps(_ text: String) -> Result<Happening, ReadFailure> {
    for arrow in ["->", "→", "－＞", "－>", "-＞", "=>"] {
      guard let range = firstRange(of: arrow, in: text) else { continue }
      let from = trimmed(text[..<range.lowerBound])
      let to = trimmed(text[range.upperBound...])
      if !from.isEmpty, !to.isEmpty { return .success(.maps(from: from, to: to)) }
    }
    return .failure(ReadFailure("'\(text)' names no way; expected 'maps FROM -> TO'"))
  }

  private static func firstRange(of word: String, in text: String) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(word) { return index..<text.index(index, offsetBy: word.count) }
      index = text.index(after: index)
    }
    return nil
  }
}
