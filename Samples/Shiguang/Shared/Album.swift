import Foundation

/// Photos that the user has put together.
struct Album {
  var id: String
  var name: String
  /// Opens with Face ID alone, and Siri doesn't know its name.
  var isPrivate = false
}
