package import SimCatalog

/// The Siri watch face at a moment: which shortcuts stand on it, in which order, and why.
package struct WatchFace: Hashable, Sendable {
  /// What a card shows.
  package enum Content: Hashable, Sendable {
    /// What the app says is relevant now.
    case relevant(RelevantShortcut)
    /// What is learnt.
    case learnt(Suggestion)
  }

  /// One card.
  package struct Card: Hashable, Sendable {
    /// The app's identifier.
    package var app: String
    /// What it shows.
    package var content: Content
    /// From 0 to 1: how much it is for this moment.
    package var relevance: Double
    /// Which circumstances are met, and how; empty where there are none, as for a shortcut that is always relevant.
    package var reasons: [Reason]
    /// What the app had better not combine.
    package var remarks: [Remark]
  }

  /// How a circumstance is met.
  package enum Reason: Hashable, Sendable {
    /// The time comes in so many minutes.
    case soon(minutes: Int)
    /// The time has come so many minutes ago.
    case since(minutes: Int)
    /// The user is so far from the middle of the place.
    case within(Place, metres: Double, of: Double)
    /// The user is at the place, by its name.
    case at(Place)
    /// It is this part of the user's day; so many mornings tell so, none where it is the usual time.
    case routine(String, learntFrom: Int)
  }

  /// What an app had better not combine, because the outcome is hard to foresee (behaviour.md e.7, g).
  package enum Remark: Hashable, Sendable {
    case eveningWithTime
    case severalPlaces
  }

  /// A shortcut that is for another moment.
  package struct Absence: Hashable, Sendable {
    /// The app's identifier.
    package var app: String
    /// The shortcut.
    package var shortcut: RelevantShortcut
    /// What isn't met.
    package var unmet: [Circumstance]
    /// What the app had better not combine.
    package var remarks: [Remark]
  }

  /// From the top.
  package var cards: [Card]
  /// What apps have for other moments, by app and in its order.
  package var absent: [Absence]

  /// The face.
  /// - Parameters:
  ///   - memory: what apps handed over.
  ///   - circumstances: when, where, and what the user does.
  ///   - learnt: what may stand after what apps say: of it what works without opening the app is taken.
  ///   - installed: the identifiers of the apps that are there; nil for all.
  package init(
    memory: ShortcutMemory, circumstances: Circumstances, learnt: [Suggestion] = [], installed: Set<String>? = nil
  ) {
    cards = []
    absent = []
    let apps = memory.relevant.keys.sorted().filter { installed?.contains($0) ?? true }
    for app in apps {
      for shortcut in memory.relevant[app] ?? [] { place(shortcut, app, circumstances) }
    }
    // What is for a moment stands before what is for all; the sort is made stable by the index.
    cards = cards.enumerated().sorted { a, b in
      let (always, otherAlways) = (a.element.reasons.isEmpty, b.element.reasons.isEmpty)
      if always != otherAlways { return otherAlways }
      if a.element.relevance != b.element.relevance { return a.element.relevance > b.element.relevance }
      let (count, otherCount) = (a.element.reasons.count, b.element.reasons.count)
      return count == otherCount ? a.offset < b.offset : count > otherCount
    }
    .map(\.element)
    for suggestion in learnt where suggestion.type?.runsInBackground == true {
      let stands = cards.contains { card in
        guard case .relevant(let relevant) = card.content else { return false }
        return card.app == suggestion.app && suggestion.shortcut.startsTheSame(as: relevant.shortcut)
      }
      if !stands {
        cards.append(Card(app: suggestion.app, content: .learnt(suggestion), relevance: 0, reasons: [], remarks: []))
      }
    }
  }

  /// All circumstances of a shortcut must be met (behaviour.md g).
  private mutating func place(_ shortcut: RelevantShortcut, _ app: String, _ circumstances: Circumstances) {
    let met = shortcut.circumstances.map { circumstances.relevance(of: $0) }
    let unmet = zip(shortcut.circumstances, met).filter { $1 == nil }.map(\.0)
    let remarks = Self.remarks(on: shortcut.circumstances)
    guard unmet.isEmpty else {
      absent.append(Absence(app: app, shortcut: shortcut, unmet: unmet, remarks: remarks))
      return
    }
    let relevances = met.compactMap { $0 }
    cards.append(
      Card(
        app: app, content: .relevant(shortcut),
        relevance: relevances.isEmpty ? 0 : relevances.reduce(1) { $0 * $1.relevance },
        reasons: relevances.map(\.reason), remarks: remarks))
  }

  private static func remarks(on circumstances: [Circumstance]) -> [Remark] {
    var (hasTime, places) = (false, 0)
    for circumstance in circumstances {
      switch circumstance {
      case .time: hasTime = true
      case .near: places += 1
      case .routine: break
      }
    }
    var remarks: [Remark] = []
    if hasTime, circumstances.contains(.routine("evening")) { remarks.append(.eveningWithTime) }
    if places > 1 { remarks.append(.severalPlaces) }
    return remarks
  }
}
