extension Language {
  /// The lists that recognition reads itself, whether or not phrases refer to them.
  public static var listsOfItsOwn: Set<String> {
    WordLists.names.union(TolerantWords.lists).union(NearWords.lists).union([
      "activities", "apostrophes", "app-leads", "articles", "bare-places", "clause-joiners", "clause-starts",
      "conditions",
      "digits",
      "here",
      "island-bars", "island-followers", "island-guards", "island-leads", "island-tails", "joiners",
      "known-apps", "labels",
      "meant",
      "name-endings",
      "name-prefixes", "name-signs", "negations", "nobody", "not-names", "not-places", "not-tags", "not-title-starts",
      "not-titles",
      "place-endings", "place-names",
      "pronouns",
      "question-frames",
      "relations", "request-joiners", "sentence-words",
      "sounds", "speech-starts", "surnames", "titles-before", "titles-after", "verb-complements", "weak-words",
    ])
  }
}
