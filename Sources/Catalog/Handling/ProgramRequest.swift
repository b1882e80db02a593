/// What an app's programs are asked to do: by the conversation, and over each one's wire, one request at a time.
public enum ProgramRequest: Hashable, Sendable {
  /// To the extension: call the handler.
  case call(HandlerCall)
  /// To the extension: have the handler report changes of the intent's status until it is stopped.
  case observe(FilledIntent)
  /// To the extension: stop reporting changes.
  case stopObserving
  /// To the extension: the question of this App Intent won't be answered any more.
  case giveUp(IntentName)
  /// To the extension's Intents UI: configure the view for this step.
  case configureView(Interaction)
  /// To the app: finish launching; it may register vocabulary and ask for authorisation meanwhile.
  case launch
  /// To the app: a way in.
  case enter(AppCall)
  /// To either: the virtual clock now has this time.
  case setClock(CivilDateTime, zone: String)
  /// To either: a value of the user defaults has changed.
  case setDefault(key: String, value: String)
  /// To either: the app's shortcuts that the user has added.
  case setVoiceShortcuts([VoiceShortcut])
  /// To either: show that it is alive.
  case ping

  /// The intent that it is about; nil for requests to the app, and for a change of the world.
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
