package import SimDiagnostics

/// A text of an app's file, with its place.
package struct PlacedText: Sendable {
  /// The text as it is read.
  package var text: String
  let origin: Origin

  /// A text whose place is known.
  package init(text: String, place: FilePlace) { self.init(text, .place(place)) }

  init(_ text: String, _ origin: Origin) {
    self.text = text
    self.origin = origin
  }

  /// Its place in the file.
  package var place: FilePlace { origin.place }

  /// The bytes between the tags, for edits; nil where the list is binary or the text is written in another way.
  package var bytes: Range<Int>? {
    guard case .plist(let origin) = origin, let range = origin.words,
      origin.text.bytes[range].elementsEqual(Self.escaped(text).utf8)
    else { return nil }
    return range
  }

  /// A text as it is written in XML.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// Where something was read.
enum Origin: Sendable {
  case plist(PlistOrigin)
  case place(FilePlace)

  var place: FilePlace {
    switch self {
    case .plist(let origin): origin.place
    case .place(let place): place
    }
  }
}
