import Foundation
import Intents
import TangTangKit

/// Tells which soup the kitchen likes best today.
class SoupOfTheDayHandler: NSObject, ShowSoupOfTheDayIntentHandling {
  func handle(intent: ShowSoupOfTheDayIntent, completion: @escaping (ShowSoupOfTheDayIntentResponse) -> Void) {
    let kitchen = Kitchen()
    guard kitchen.isReached else {
      return completion(ShowSoupOfTheDayIntentResponse(code: .failure, userActivity: nil))
    }
    guard kitchen.opening(at: Date()) == nil, let soup = kitchen.soupOfTheDay(on: Date()) else {
      return completion(ShowSoupOfTheDayIntentResponse(code: .failureClosed, userActivity: nil))
    }
    completion(.success(soup: soup))
  }
}
