import Foundation
import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INSearchForPhotosIntent: SearchForPhotosHandler()
    case is INStartPhotoPlaybackIntent: StartPhotoPlaybackHandler()
    default: self
    }
  }
}
