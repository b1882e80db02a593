import SimDiagnostics

/// Titles with articles (L19).
struct TitleWithArticle: Rule {
  let about = RuleDescription(
    "title-with-article", .note, "the title of a shortcut has an article",
    explanation: """
      A title is short, as a button is: "Order clam chowder", not "Order a clam chowder". Only titles whose language is known \
      are looked at, and of these the first three words: "Show soup of the day" is what it is called. The articles stand in \
      checks/title-articles.list.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; L19")

  func check(_ subject: Subject) -> [Finding] {
    let titles = ShortcutTitles(subject)
    let articles = CheckList("title-articles", subject.languages)
    return titles.all.compactMap { title in
      guard let language = title.language,
        let article = WordSearch.first(of: articles.words(for: language), in: Self.beginning(of: title.plainText))
      else { return nil }
      return finding(
        "\(title.text, as: "title") has the article \(article, as: "word")", at: title.place, fix: Fix("leave it out"))
    }
  }

  /// A verb of one or two words, and one word behind it.
  private static func beginning(of title: String) -> String {
    title.split(separator: " ").prefix(3).joined(separator: " ")
  }
}
