import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartWorkoutIntent: StartWorkoutHandler()
    case is INPauseWorkoutIntent: PauseWorkoutHandler()
    case is INResumeWorkoutIntent: ResumeWorkoutHandler()
    case is INEndWorkoutIntent: EndWorkoutHandler()
    case is INCancelWorkoutIntent: CancelWorkoutHandler()
    default: nil
    }
  }
}
