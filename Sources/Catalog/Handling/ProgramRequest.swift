/// What an app's programs are asked for: by the conversation, and over the wire of each of them, one request at a time.
public enum ProgramRequest: Hashable, Sendable {
  /// To the extension: call the handler.
  case call(HandlerCall)
  /// To the extension: its handler is to say how the intent's status changes, until it is told to stop.
  case observe(FilledIntent)
  /// To the extension: nobody wants to know any more.
  case stopObserving
  /// To the extension: what this App Intent waits for isn't answered any more.
  case giveUp(IntentName)
  /// To the extension's Intents UI: configure the view for this step.
  case configureView(Interaction)
  /// To the app: finish launching; it may register vocabulary and ask for authorisation meanwhile.
  case launch
  /// To the app: a way in.
  case enter(AppCall)
  /// To either: the virtual clock stands at this time now.
  case setClock(CivilDateTime, zone: String)
  /// To either: a value of the user defaults has changed.
  case setDefault(key: String, value: String)
  /// To either: what the user has added of the app's.
  case setVoiceShortcuts([VoiceShortcut])
  /// To either: answer that it is there.
  case ping

  /// The intent that it is about; nil for what the app is asked, and for a change of the world.
  public var intent: IntentName? {
    switch self {
    case .call(let call): call.intent.name
    case .observe(let intent): intent.name
    case .giveUp(let intent): intent
    case .configureView(let interaction): interaction.intent.name
    case .stopObserving, .launch, .enter, .setClock, .setDefault, .setVoiceShortcuts, .ping: nil
    }
  }
}
