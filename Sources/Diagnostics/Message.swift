import SimText

/// The sentence of a finding, with its facts.
///
/// Rules write `"no example for \(intent, as: "intent")"`: the text gets the fact in quotes, and the fact keeps its
/// name for programs that read findings. This is the one place where facts become words.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A value of the sentence, by its name.
  public struct Fact: Hashable, Sendable {
    /// The name of the value, such as `intent`.
    public var name: String
    /// The value as it was read.
    public var value: String
  }

  /// The whole sentence.
  public private(set) var text: String
  /// The values, in the order of the sentence.
  public private(set) var facts: [Fact]

  /// A sentence without values.
  public init(stringLiteral value: String) {
    text = value
    facts = []
  }

  /// A sentence whose interpolations become facts.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    facts = stringInterpolation.facts
  }

  /// Supports `\(value, as: "name")`.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var facts: [Fact] = []

    /// Begins an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words that aren't a value.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A fact in quotes, shortened where it is long.
    public mutating func appendInterpolation(_ value: String, as name: String) {
      facts.append(Fact(name: name, value: value))
      text += "'" + Message.shown(value) + "'"
    }

    /// Several facts of one kind: `'a', 'b' and 2 more`.
    public mutating func appendInterpolation(_ values: [String], as name: String) {
      facts += values.map { Fact(name: name, value: $0) }
      let quoted = values.prefix(5).map { "'" + Message.shown($0) + "'" }
      text += quoted.joined(separator: ", ") + (values.count > 5 ? " and \(values.count - 5) more" : "")
    }

    /// A number, unquoted.
    public mutating func appendInterpolation(_ value: Int, as name: String) {
      facts.append(Fact(name: name, value: String(value)))
      text += String(value)
    }

    /// A word of SiriKit's or Xcode's, without quotes.
    public mutating func appendInterpolation(plain value: String, as name: String) {
      facts.append(Fact(name: name, value: value))
      text += Message.shown(value)
    }

    /// What somebody else says, such as a compiler: a sentence, which is cut only where it is much too long.
    public mutating func appendInterpolation(sentence value: String, as name: String) {
      facts.append(Fact(name: name, value: value))
      text += Message.shown(value, atMost: 400)
    }

    /// A file by its name and its folder's: the finding's own place has the whole path.
    public mutating func appendInterpolation(file: String, as name: String) {
      facts.append(Fact(name: name, value: file))
      text += "'" + Message.shown(file.split(separator: "/").suffix(2).joined(separator: "/")) + "'"
    }

    /// Words that aren't a fact.
    public mutating func appendInterpolation(_ words: String) { text += words }
  }

  /// A fact on one line, shortened.
  public static func shown(_ value: String, atMost limit: Int = 80) -> String {
    let line = SafeText.oneLine(value)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
