import Foundation

/// What a photo shows, as the index has recognised it.
struct Tag {
  var id: String
  /// In the app's languages, the first of each is shown.
  var chinese: [String]
  var english: [String]
  var taiwanese: [String]
  var indonesian: [String]

  var name: String { Texts.pick(english, chinese, taiwanese, indonesian).first ?? id }
  var names: [String] { chinese + english + taiwanese + indonesian }
}
