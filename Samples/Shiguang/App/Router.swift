import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.setUp: TextViewController(title: activity.title ?? Texts.chooseLibrary)
    case Activity.unlock: TextViewController(title: Texts.privateAlbum, lines: [Texts.useFaceID])
    // The search is that of the intent, which Siri hands over with every activity.
    case Activity.results: photos(of: activity, title: Texts.results)
    case Activity.slideshow: photos(of: activity, title: Texts.slideshow)
    default:
      photos(
        of: activity, title: activity.interaction?.intent is INSearchForPhotosIntent ? Texts.results : Texts.slideshow)
    }
  }

  private static func photos(of activity: NSUserActivity, title: String) -> UIViewController? {
    guard let request = activity.interaction?.intent as? PhotoRequest else { return nil }
    return PhotosViewController(title: title, photos: PhotoSearch(request).results(in: Library(account: Account())))
  }
}
