extension Language {
  /// The lists that recognition itself reads, whether phrases refer to them or not.
  public static var listsOfItsOwn: Set<String> {
    WordLists.names.union([
      "activities", "articles", "bare-places", "clause-starts", "digits", "joiners", "labels", "name-prefixes",
      "not-names", "not-places", "not-tags", "place-endings", "place-names", "relations", "speech-starts", "surnames",
    ])
  }
}
