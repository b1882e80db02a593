package import SimCatalog

/// The contents of an `understood` line: the app, the intent, and the parameters that the words filled.
package struct UnderstoodLine: Hashable, Sendable {
  /// The app's display name.
  package var app: String
  /// The intent that was understood.
  package var intent: IntentName
  /// The names of the parameters that were filled.
  package var parameters: [String]

  /// Reads what follows the word `understood`; nil when it names no intent.
  package init?(_ text: String, in catalog: Catalog) {
    let words = Quoting.split(text, at: " ", opens: Quoting.opensSlot)
    guard let index = words.firstIndex(where: { catalog.schema(of: IntentName($0)) != nil }) else { return nil }
    app = words[..<index].joined(separator: " ")
    intent = IntentName(words[index])
    let names = Set(catalog.schema(of: intent)?.parameters.map(\.name) ?? [])
    parameters = words[(index + 1)...].compactMap { word in
      word.firstIndex(of: "=").map { String(word[..<$0]) }.flatMap { names.contains($0) ? $0 : nil }
    }
  }
}

/// The words of an `understood` line, for any intent, without a catalogue.
package struct UnderstoodWords: Hashable, Sendable {
  /// A parameter with its values.
  package struct Slot: Hashable, Sendable {
    /// The parameter's name.
    package var parameter: String
    /// The values, by their names in the line.
    package var values: [String]
  }

  /// The app's display name.
  package var app: String
  /// The intent that was understood.
  package var intent: IntentName
  /// In the order of the line.
  package var slots: [Slot]

  /// Reads what follows the word `understood`; nil when it isn't an app and an intent.
  package init?(_ text: String) {
    let words = Quoting.split(text, at: " ") { $0.isEmpty || Quoting.opensSlot($0) }
    guard words.count >= 2 else { return nil }
    app = Quoting.unquoted(words[0])
    intent = IntentName(words[1])
    slots = words.dropFirst(2).compactMap { word in
      guard let sign = word.firstIndex(of: "=") else { return nil }
      let values = Quoting.split(String(word[word.index(after: sign)...]), at: ",")
      return Slot(parameter: String(word[..<sign]), values: values.map(Quoting.unquoted))
    }
  }
}
