/// What the first screen of a conversation says, until somebody has said something: what this is, and what can be said.
package struct Welcome: Hashable, Sendable {
  /// What the program is called.
  package var name: String
  /// One sentence: what it is.
  package var sentence: String
  /// Which apps were found.
  package var apps: String
  /// Above the sentences.
  package var lead: String
  /// What can be said, from the apps themselves and in the conversation's language; at most three.
  package var sentences: [String]

  /// A welcome with sentences that can be said as they stand.
  package init(name: String, sentence: String, apps: String, lead: String, sentences: [String]) {
    self.name = name
    self.sentence = sentence
    self.apps = apps
    self.lead = lead
    self.sentences = sentences
  }
}

extension AppsReport {
  /// The first screen; nil where no app was found, or none of them has a sentence to offer: the first lines say that.
  ///
  /// - Parameter offered: what is known to work; where nothing is, the apps' own examples are offered.
  package func welcome(offering offered: [String] = []) -> Welcome? {
    let sentences = offered.isEmpty ? suggestions(3) : Array(offered.prefix(3))
    guard !sentences.isEmpty else { return nil }
    return Welcome(
      name: "sirisim", sentence: interface(.whatThisIs), apps: summary, lead: interface(.sayForExample),
      sentences: sentences)
  }
}
