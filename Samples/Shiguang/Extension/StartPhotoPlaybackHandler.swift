import Foundation
import Intents

/// Plays photos as a slideshow, in the app.
class StartPhotoPlaybackHandler: NSObject, INStartPhotoPlaybackIntentHandling {
  private let account = Account()
  private var library: Library { Library(account: account) }

  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let date = intent.dateCreated else { return completion(.notRequired()) }
    completion(DateResolver(library: library).resolve(date))
  }

  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.locationCreated else { return completion(.notRequired()) }
    completion(PlaceResolver().resolve(place))
  }

  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let name = intent.albumName else {
      // Nobody wants to see ten years of photos one after the other.
      return completion(intent.isOpen ? .needsValue() : .notRequired())
    }
    completion(AlbumResolver().resolve(name))
  }

  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let people = intent.peopleInPhoto, !people.isEmpty else { return completion([.notRequired()]) }
    completion(people.map(FaceResolver().resolve))
  }

  func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void) {
    if let problem = problem() { return completion(problem) }
    completion(INStartPhotoPlaybackIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void) {
    let search = PhotoSearch(intent)
    if search.isPrivate, !account.isPrivateAlbumOpen {
      return completion(
        INStartPhotoPlaybackIntentResponse(
          code: .failureRequiringAppLaunch, userActivity: Activity.openPrivateAlbum()))
    }
    let photos = search.results(in: library)
    let response = INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: Activity.play())
    response.searchResultsCount = photos.count
    completion(response)
  }

  /// What stands in the way of any slideshow; nil when nothing does.
  private func problem() -> INStartPhotoPlaybackIntentResponse? {
    if !account.isSetUp {
      return INStartPhotoPlaybackIntentResponse(
        code: .failureAppConfigurationRequired, userActivity: Activity.chooseLibrary())
    }
    if !account.mayReadPhotos {
      return INStartPhotoPlaybackIntentResponse(code: .failureRequiringAppLaunch, userActivity: Activity.allowPhotos())
    }
    // Small pictures would be seen as what they are on the whole screen.
    if account.keepsOriginalsInCloud, !account.isOnline {
      return INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
    }
    return nil
  }
}
