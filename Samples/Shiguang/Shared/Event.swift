import Foundation
import Intents

/// Some photos of one occasion, as the camera wrote them down: most have the day, the place and the people in common.
struct Event {
  var id: String
  var year: Int
  var month: Int
  var day: Int
  var place: String?
  var faces: [String] = []
  var tags: [String] = []
  var albums: [String] = []
  /// How many of each kind.
  var photos: [Photo] {
    shots.enumerated().flatMap { number, shot in
      (0..<shot.count).map { index in
        Photo(
          id: "\(id)-\(number)-\(index)",
          taken: DateComponents(year: year, month: month, day: day, hour: 10 + number, minute: index),
          placeID: place, faceIDs: shot.faces ?? faces, tagIDs: tags + shot.tags, albumIDs: albums, kinds: shot.kinds)
      }
    }
  }

  var shots: [Shot]

  /// Photos of one kind.
  struct Shot {
    var count: Int
    var kinds: INPhotoAttributeOptions
    /// Who is in them, where it isn't everybody.
    var faces: [String]?
    var tags: [String]

    init(_ count: Int, _ kinds: INPhotoAttributeOptions = [.photo], faces: [String]? = nil, tags: [String] = []) {
      self.count = count
      self.kinds = kinds
      self.faces = faces
      self.tags = tags
    }
  }
}
