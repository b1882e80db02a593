import Foundation

/// The photos on this phone.
struct Library {
  let account: Account

  var photos: [Photo] { account.isNew ? [] : Self.everything }

  /// When the first photo was taken.
  var firstDate: Date? { photos.compactMap(\.date).min() }

  func hasPhoto(where fits: (Photo) -> Bool) -> Bool { photos.contains(where: fits) }

  private static let everything = Events.all.flatMap(\.photos)
}
