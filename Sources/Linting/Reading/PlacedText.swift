/// A text of a property list, and where it stands.
public struct PlacedText: Hashable, Sendable {
  /// The text as it is read.
  public var text: String
  /// Where it stands.
  public var place: FindingPlace
  /// The bytes between the tags, for edits; nil where the list is binary or the text is written in another way.
  public var bytes: Range<Int>?

  /// A fix that writes another text in its place.
  ///
  /// - Parameter sentence: what is to be done, where the edit can't say it by itself.
  func replaced(by text: String, _ sentence: String? = nil) -> Fix {
    let edit = bytes.map { Edit(file: place.file, range: $0, replacement: PlistWalk.escaped(text)) }
    return Fix(sentence ?? "write '\(Message.shown(text))'", edit: edit)
  }
}
