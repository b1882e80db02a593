import Foundation

/// What a photo shows, as the index has recognised it.
struct Tag {
  var id: String
  /// In the app's two languages, the first of each is shown.
  var chinese: [String]
  var english: [String]

  var name: String { Texts.pick(chinese.first ?? id, english.first ?? id) }
  var names: [String] { chinese + english }
}
