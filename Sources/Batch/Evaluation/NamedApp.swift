/// The ways to say an app's name with sentences that don't name it, in one language.
package struct NamedApp: Hashable, Sendable {
  /// What the app is called.
  package var name: String
  /// Ways to say a sentence with the name: `*` is the sentence, `@` the name.
  package var frames: [String]

  /// A name with the ways to say it.
  package init(name: String, frames: [String]) {
    self.name = name
    self.frames = frames
  }

  /// A sentence in each of the ways.
  func texts(of sentence: String) -> [String] {
    frames.map { frame in
      frame.map { $0 == "*" ? sentence : $0 == "@" ? name : String($0) }.joined()
    }
  }
}
