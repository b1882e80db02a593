import SimCatalog
import SimLexicon
import SimRecognition
package import SimShortcuts

/// A shortcut on the watch face, or one that is for another moment.
package struct WatchFacts: Hashable, Sendable {
  /// Whether it is on the watch, with why, or what isn't met.
  package enum Standing: Hashable, Sendable {
    case card(WatchFace.Card)
    case absent(WatchFace.Absence)
  }

  /// What the card shows as its title.
  package var title: String
  /// Whether it is on the watch.
  package var standing: Standing
}

/// The watch face, and what determines it (behaviour.md e.7).
extension Conversation {
  /// The situations of INDailyRoutineRelevanceProvider that are places.
  private static let placeSituations = ["home", "work", "school", "gym"]

  /// What the device knows of the current moment.
  var circumstances: Circumstances {
    let here = named(setting.place)
    var moment = donationMoment
    moment.place = here
    var places: [String: Place] = [:]
    for situation in Self.placeSituations {
      guard let word = lines.text("situation.\(situation)") else { continue }
      places[situation] = knownPlace(word) ?? knownPlace(situation) ?? Place(name: word)
    }
    return Circumstances(
      moment: moment, hasHeadphones: setting.isHandsFree && hasScreenForHands, situations: setting.situations,
      places: places, routine: Routine(learntFrom: shortcuts.donations))
  }

  /// A device that is worn or held; there, hands-free means headphones.
  private var hasScreenForHands: Bool {
    switch setting.device {
    case .iPhone, .watch: true
    case .carPlay, .homePod: false
    }
  }

  /// A place given by the user's name for it, with all that is known of it.
  private func named(_ place: Place?) -> Place? {
    place.map { $0.latitude == nil ? knownPlace($0.name) ?? $0 : $0 }
  }

  /// Shows the watch face at the session's time and place.
  mutating func showWatchFace() {
    let installed = Set(setting.apps.map(\.identifier))
    let circumstances = circumstances
    let learnt = Suggester(catalog: catalog).suggestions(
      from: shortcuts.donations, at: circumstances.moment, limit: lines.rules.suggestionsListed, installed: installed)
    let face = WatchFace(memory: shortcuts, circumstances: circumstances, learnt: learnt, installed: installed)
    var listed: [OfferedShortcut] = []
    for card in face.cards {
      let offered = offered(card)
      show(.trace(.onWatch(WatchFacts(title: offered.title, standing: .card(card)))))
      listed.append(offered)
    }
    for absence in face.absent {
      let title = absence.shortcut.cardTitle ?? offered(absence.shortcut.shortcut, of: absence.app).title
      show(.trace(.onWatch(WatchFacts(title: title, standing: .absent(absence)))))
    }
    offer(listed, orSay: "watch.none")
    guard !listed.isEmpty else { return }
    let rows = listed.map { one in
      CardContent.Row(
        label: app(one.app)?.displayName(in: setting.locale) ?? one.app,
        text: [one.title, one.subtitle].compactMap { $0 }.joined(separator: " · "))
    }
    let time = wording.text(ofTime: setting.clock.hour, setting.clock.minute)
    show(.card(CardContent(app: lines.said(["watch.face"], ["time": time]).text, rows: rows)))
  }

  /// The contents of a card: the app's own words for it before those of its shortcut.
  private func offered(_ card: WatchFace.Card) -> OfferedShortcut {
    switch card.content {
    case .learnt(let suggestion): return offered(suggestion.shortcut, of: card.app)
    case .relevant(let relevant):
      var offered = offered(relevant.shortcut, of: card.app)
      if let title = relevant.cardTitle {
        offered.title = title
        offered.subtitle = relevant.cardSubtitle
      }
      return offered
    }
  }
}
