package import SimCatalog

/// The Siri watch face at a moment: its shortcuts, their order, and why.
package struct WatchFace: Hashable, Sendable {
  /// What a card shows.
  package enum Content: Hashable, Sendable {
    /// What the app declares relevant now.
    case relevant(RelevantShortcut)
    /// A learnt suggestion.
    case learnt(Suggestion)
  }

  /// One card.
  package struct Card: Hashable, Sendable {
    /// The app's identifier.
    package var app: String
    /// What it shows.
    package var content: Content
    /// From 0 to 1: how well it fits this moment.
    package var relevance: Double
    /// The circumstances that are met, and how; empty where there are none, as for a shortcut that is always relevant.
    package var reasons: [Reason]
    /// Combinations that the app should avoid.
    package var remarks: [Remark]
  }

  /// How a circumstance is met.
  package enum Reason: Hashable, Sendable {
    /// The time comes in this many minutes.
    case soon(minutes: Int)
    /// The time came this many minutes ago.
    case since(minutes: Int)
    /// The user is this far from the centre of the place.
    case within(Place, metres: Double, of: Double)
    /// The user is at the place, by its name.
    case at(Place)
    /// It is this part of the user's day; learnt from this many mornings, 0 where it is the usual time.
    case routine(String, learntFrom: Int)
  }

  /// A combination that an app should avoid, because its effect is hard to foresee (behaviour.md e.7, g).
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
    /// Combinations that the app should avoid.
    package var remarks: [Remark]
  }

  /// From the top.
  package var cards: [Card]
  /// What apps have for other moments, sorted by app, in the app's order.
  package var absent: [Absence]

  /// The face.
  /// - Parameters:
  ///   - memory: what apps have submitted.
  ///   - circumstances: when, where, and what the user does.
  ///   - learnt: suggestions to add after the apps' shortcuts, if they work without opening the app.
  ///   - installed: the identifiers of the installed apps; nil for all.
  package init(
    memory: ShortcutMemory, circumstances: Circumstances, learnt: [Suggestion] = [], installed: Set<String>? = nil
  ) {
    cards = []
    absent = []
    let apps = memory.relevant.keys.sorted().filter { installed?.contains($0) ?? true }
    for app in apps {
      for shortcut in memory.relevant[app] ?? [] { place(shortcut, app, circumstances) }
    }
    // Shortcuts for a moment come before those for any time; the index makes the sort stable.
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
