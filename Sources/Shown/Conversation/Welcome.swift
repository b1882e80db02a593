/// The first screen of a conversation, until something has been said: what this is, and what can be said.
package struct Welcome: Hashable, Sendable {
  /// The name of the program.
  package var name: String
  /// One sentence that says what it is.
  package var sentence: String
  /// The apps that were found.
  package var apps: String
  /// The line above the sentences.
  package var lead: String
  /// Sentences to say, from the apps themselves and in the conversation's language; at most three.
  package var sentences: [String]

  /// A welcome with sentences that can be said unchanged.
  package init(name: String, sentence: String, apps: String, lead: String, sentences: [String]) {
    self.name = name
    self.sentence = sentence
    self.apps = apps
    self.lead = lead
    self.sentences = sentences
  }
}

extension AppsReport {
  /// The first screen; nil where no app was found, or none has a sentence to offer: the first lines say that.
  ///
  /// - Parameter offered: sentences that are known to work; without any, the apps' own examples are offered.
  package func welcome(offering offered: [String] = []) -> Welcome? {
    let sentences = offered.isEmpty ? suggestions(3) : Array(offered.prefix(3))
    guard !sentences.isEmpty else { return nil }
    return Welcome(
      name: "sirisim", sentence: interface(.whatThisIs), apps: summary, lead: interface(.sayForExample),
      sentences: sentences)
  }
}
