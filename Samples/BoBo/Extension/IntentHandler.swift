import Intents

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INPlayMediaIntent: PlayMediaHandler()
    case is INAddMediaIntent: AddMediaHandler()
    case is INSearchForMediaIntent: SearchForMediaHandler()
    case is INUpdateMediaAffinityIntent: UpdateMediaAffinityHandler()
    default: self
    }
  }
}
