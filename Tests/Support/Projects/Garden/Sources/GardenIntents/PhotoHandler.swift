import GardenKit
import Intents

class PhotoHandler: INExtension, INSearchForPhotosIntentHandling {
  func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
    let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
    response.searchResultsCount = Bed.all.count
    completion(response)
  }
}
