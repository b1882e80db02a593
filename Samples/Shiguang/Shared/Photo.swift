import Foundation
import Intents

/// A photo or a video, with what the index knows of it.
struct Photo {
  var id: String
  /// When it was taken, in the phone's zone.
  var taken: DateComponents
  var placeID: String?
  var faceIDs: [String]
  var tagIDs: [String]
  var albumIDs: [String]
  var kinds: INPhotoAttributeOptions

  var date: Date? { Calendar.current.date(from: taken) }
}
