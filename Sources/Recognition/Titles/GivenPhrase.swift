import SimCatalog

/// A phrase that the user gives a shortcut.
public struct GivenPhrase: Sendable {
  /// Why words can't be a phrase.
  public enum Fault: Error, Hashable {
    case empty
    /// No one says more characters than that in one breath.
    case tooLong(most: Int)
    /// The words address Siri, which comes before a phrase anyway.
    case callsSiri
  }

  /// What the words start already.
  public enum Meaning: Hashable, Sendable {
    /// Something that Siri does herself.
    case command
    /// A request to one of these apps.
    case request(apps: [String])
  }

  /// As it is stored, with single spaces.
  public var text: String
  /// The key that it is found under.
  public var key: String
  /// What it starts already; nil for nothing.
  public var meaning: Meaning?
}

extension Understander {
  /// No one says more characters than that in one breath.
  private static var longestPhrase: Int { 200 }
  /// At the start, or after a word or two, Siri's name addresses her.
  private static var mostBeforeSiri: Int { 2 }

  /// Reads a phrase that is to start something.
  public func phrase(_ text: String, in context: RecognitionContext) throws(GivenPhrase.Fault) -> GivenPhrase {
    let said = line(text)
    guard !said.isEmpty else { throw .empty }
    guard text.count <= Self.longestPhrase else { throw .tooLong(most: Self.longestPhrase) }
    guard !said.tokens.prefix(Self.mostBeforeSiri + 1).contains("siri") else { throw .callsSiri }
    return GivenPhrase(
      text: text.split(whereSeparator: \.isWhitespace).joined(separator: " "), key: said.normal,
      meaning: meaning(of: said, in: context))
  }

  private func meaning(of said: PlainText, in context: RecognitionContext) -> GivenPhrase.Meaning? {
    if remark(in: said, of: [.command, .abilities], in: context) != nil || says(.cancel, said, in: context) {
      return .command
    }
    return switch understand(said.utterance, in: context).outcome {
    case .request(let request): .request(apps: [request.app])
    case .whichApp(_, _, let apps): .request(apps: apps)
    case .declined: nil
    }
  }
}
