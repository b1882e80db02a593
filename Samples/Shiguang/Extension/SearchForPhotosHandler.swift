import Foundation
import Intents

/// Finds photos, and shows them in the app.
class SearchForPhotosHandler: NSObject, INSearchForPhotosIntentHandling {
  private let account = Account()
  private var library: Library { Library(account: account) }

  func resolveDateCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let date = intent.dateCreated else { return completion(.notRequired()) }
    completion(DateResolver(library: library).resolve(date))
  }

  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.locationCreated else { return completion(.notRequired()) }
    completion(PlaceResolver().resolve(place))
  }

  func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let name = intent.albumName else { return completion(.notRequired()) }
    completion(AlbumResolver().resolve(name))
  }

  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
  ) {
    guard let terms = intent.searchTerms, !terms.isEmpty else { return completion([.notRequired()]) }
    completion(terms.map(TagResolver().resolve))
  }

  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let people = intent.peopleInPhoto, !people.isEmpty else { return completion([.notRequired()]) }
    completion(people.map(FaceResolver().resolve))
  }

  func confirm(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
    if let problem = problem() { return completion(problem) }
    completion(INSearchForPhotosIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
    guard account.isIndexSound else {
      return completion(INSearchForPhotosIntentResponse(code: .failure, userActivity: nil))
    }
    let search = PhotoSearch(intent)
    if search.isPrivate, !account.isPrivateAlbumOpen {
      return completion(
        INSearchForPhotosIntentResponse(
          code: .failureRequiringAppLaunch, userActivity: Activity.openPrivateAlbum()))
    }
    let photos = search.results(in: library)
    let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: Activity.showResults())
    response.searchResultsCount = photos.count
    completion(response)
  }

  /// What stands in the way of any search; nil when nothing does.
  private func problem() -> INSearchForPhotosIntentResponse? {
    if !account.isSetUp {
      return INSearchForPhotosIntentResponse(
        code: .failureAppConfigurationRequired, userActivity: Activity.chooseLibrary())
    }
    if !account.mayReadPhotos {
      return INSearchForPhotosIntentResponse(code: .failureRequiringAppLaunch, userActivity: Activity.allowPhotos())
    }
    return nil
  }
}
