import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// Rides that Maps asks for: the options are shown, and choosing one requests it, after the user's yes (a.3, a.6).
extension Conversation {
  /// Maps asks the apps for rides between two places.
  mutating func mapsAsks(from: String, to: String) {
    let intent: IntentName = "INListRideOptionsIntent"
    let apps = setting.apps.filter { $0.intents.contains(intent) && !setting.appsWithoutSiri.contains($0.identifier) }
    let provenance = Provenance(.event)
    let slots = [("pickupLocation", from), ("dropOffLocation", to)].filter { !$0.1.isEmpty }.map { name, text in
      Slot(parameter: name, value: .place(place(text)), provenance: provenance)
    }
    rest()
    lastUnderstanding = nil
    lastRequest = nil
    lastQuestion = nil
    lastCause = nil
    askWhichApp(AppQuestion(intent: intent, slots: slots, apps: apps, text: "", route: .maps))
  }

  /// A place that the user has given a name, else one of this name.
  private func place(_ text: String) -> Place {
    let wanted = PlainText(text).normal
    let named = setting.user.places.first { $0.names.contains { PlainText($0).normal == wanted } }
    return named?.place ?? Place(name: text)
  }

  func offered(_ response: IntentResponse) -> [ObjectValue]? {
    guard exchange?.lifecycle.intent.name == "INListRideOptionsIntent" else { return nil }
    guard case .list(let values) = response["rideOptions"] else { return [] }
    return values.compactMap { if case .object(let option) = $0 { option } else { nil } }
  }

  /// Shows what rides there are. Answers false for any other intent.
  mutating func tellRides(_ response: IntentResponse) -> Bool {
    guard let options = offered(response), let exchange else { return false }
    guard !options.isEmpty else {
      say("rides.none", with: ["app": exchange.appName])
      rest()
      return true
    }
    say("rides.options", with: ["app": exchange.appName])
    if exchange.app.intents.contains("INRequestRideIntent") {
      show(.choices(rideOptions(options).map { Choice(text: $0.text, detail: $0.detail) }))
    } else {
      let rows = rideOptions(options).map { CardContent.Row(label: $0.text, text: $0.detail ?? "") }
      show(.card(CardContent(app: exchange.appName, rows: rows)))
    }
    rest()
    waitForRide(options)
    return true
  }

  mutating func waitForRide(_ options: [ObjectValue]) {
    guard let exchange, exchange.app.intents.contains("INRequestRideIntent"), !options.isEmpty else { return }
    state = .choosingRide(options)
  }

  func rideOptions(_ options: [ObjectValue]) -> [Option] {
    options.map { option in
      var values: [String: String] = [:]
      values["price"] = option["priceRange"].map(wording.text(of:))
      values["pickup"] = option["estimatedPickupDate"].map(wording.text(of:))
      let name = option["name"].map(wording.text(of:)) ?? ValueNotation.text(of: .object(option))
      return Option(name, detail: lines.text("rides.detail", values))
    }
  }

  mutating func hearRide(_ answer: PlainText, from options: [ObjectValue]) {
    if lines.answers.has(.cancel, answer) || lines.answers.has(.no, answer) { return cancel() }
    switch OptionMatch(answer, in: rideOptions(options), words: lines.answers) {
    case .one(let index): request(options[index], answer)
    case .several, .none:
      if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
      guard missed("unreadable.choice") else { return }
      show(.choices(rideOptions(options).map { Choice(text: $0.text, detail: $0.detail) }))
    }
  }

  mutating func request(_ option: ObjectValue, _ answer: PlainText) {
    guard let exchange else { return }
    var identifier: String?
    if case .string(let text) = option["identifier"] { identifier = text }
    let name = option["name"].map(wording.text(of:)) ?? ""
    let term = SpeakableString(spokenPhrase: name, vocabularyIdentifier: identifier)
    var slots = exchange.slots.filter { $0.parameter == "pickupLocation" || $0.parameter == "dropOffLocation" }
    let provenance = Provenance(.answer, ranges: [answer.range])
    slots.append(Slot(parameter: "rideOptionName", value: .speakable(term), provenance: provenance))
    start(
      StartingRequest(app: exchange.app, intent: "INRequestRideIntent", slots: slots, text: answer.source, route: .maps)
    )
  }
}
