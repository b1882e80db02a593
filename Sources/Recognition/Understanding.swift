package import SimCatalog

/// What a sentence was understood as, with all that competed.
package struct Understanding: Hashable, Sendable {
  /// What came of the sentence.
  package enum Outcome: Hashable, Sendable {
    /// An app, an intent and its slots.
    case request(Request)
    /// The intent is clear, and several apps could do it: Siri asks which.
    case whichApp(intent: IntentName, slots: [Slot], apps: [String])
    /// The sentence is for no app.
    case declined(Decline)
  }

  /// What came of the sentence.
  package var outcome: Outcome
  /// How that was found: the last strategy that made more of the sentence than those before it.
  package var strategy = Strategy.whole
  /// The readings that lost, best first, and why.
  package var runnersUp: [RunnerUp]
  /// Every mention of an app's name, with the one that was taken first.
  package var mentions: [AppMention]
  /// Where no phrase took the whole sentence: how far the nearest one came.
  package var nearMiss: NearMiss?
  /// Where only a part of the sentence was understood: which, and what was left.
  package var part: TakenPart?
  /// Where a phrase took it tolerantly: in what they differ.
  package var alignment: Alignment?

  /// What a sentence came to, with what lost.
  package init(
    outcome: Outcome, runnersUp: [RunnerUp] = [], mentions: [AppMention] = [], nearMiss: NearMiss? = nil,
    part: TakenPart? = nil
  ) {
    self.part = part
    self.outcome = outcome
    self.runnersUp = runnersUp
    self.mentions = mentions
    self.nearMiss = nearMiss
  }
}

/// How far a sentence went along with a phrase, and what should have come then.
package struct NearMiss: Hashable, Sendable {
  /// UTF-8 offsets of the words that a phrase took.
  package var understood: Range<Int>
  /// UTF-8 offsets of the words after them; empty when the sentence ended too early.
  package var rest: Range<Int>
  /// Some of the words that could have come there, and parameters in braces; at most eight.
  package var expected: [String]

  /// Where the nearest phrase came to its end.
  package init(understood: Range<Int>, rest: Range<Int>, expected: [String]) {
    self.understood = understood
    self.rest = rest
    self.expected = expected
  }
}

/// A sentence's app, intent and slots.
package struct Request: Hashable, Sendable {
  /// The app's bundle identifier.
  package var app: String
  /// The intent that was understood.
  package var intent: IntentName
  /// In the order of the words.
  package var slots: [Slot]
  /// The phrase that matched.
  package var phrase: PhraseReference?
  /// Why this app: named (with the mention), the only one that can, or the answer to "which app?".
  package var appReason: AppReason
  /// 0 to 1000: how much of the sentence was accounted for by words of the phrase and of a vocabulary.
  package var confidence: Int

  /// A request with all that led to it.
  package init(
    app: String, intent: IntentName, slots: [Slot], phrase: PhraseReference?, appReason: AppReason, confidence: Int
  ) {
    self.app = app
    self.intent = intent
    self.slots = slots
    self.phrase = phrase
    self.appReason = appReason
    self.confidence = confidence
  }
}

/// Why the request is for this app.
package enum AppReason: Hashable, Sendable {
  case named(AppMention)
  /// The name stood where the verb stands.
  case verb(AppMention)
  case onlyOne
  /// A term of the app's or the user's vocabulary decided.
  case vocabulary(term: String)
  case answered
}

/// A place in the sentence where an app is named.
package struct AppMention: Hashable, Sendable {
  /// The app's identifier.
  package var app: String
  /// UTF-8 offsets in the typed line, the preposition left out.
  package var range: Range<Int>
  /// Which of its names was said.
  package var kind: NameKind

  /// Which of an app's names it is.
  package enum NameKind: String, Hashable, Sendable {
    case displayName, spokenName, alternativeName, pronunciation
  }

  /// A name at a range of the line's UTF-8.
  package init(app: String, range: Range<Int>, kind: NameKind) {
    self.app = app
    self.range = range
    self.kind = kind
  }
}

/// A parameter, its value, and where that came from.
package struct Slot: Hashable, Sendable {
  /// The parameter that is filled.
  package var parameter: String
  /// What it is filled with.
  package var value: Value
  /// Where the value came from.
  package var provenance: Provenance

  /// A filled parameter.
  package init(parameter: String, value: Value, provenance: Provenance) {
    self.parameter = parameter
    self.value = value
    self.provenance = provenance
  }
}

/// A phrase by its place in a phrase file.
package struct PhraseReference: Hashable, Sendable {
  /// Relative to `Vocabulary/Siri`.
  package var file: String
  /// The phrase's line, from 1.
  package var line: Int
  /// The phrase as it is written there.
  package var text: String

  /// A phrase by its place and its source.
  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}

/// A reading that lost.
package struct RunnerUp: Hashable, Sendable {
  /// Why a reading lost.
  package enum Reason: Hashable, Sendable {
    case fewerWordsMatched
    /// Another intent stands before it in IntentsSupported.
    case laterInIntentsSupported
    case appNotNamed
    case intentNotSupported
    case shorterName
    case lessVocabulary
  }

  /// The app that it was for; nil where none was decided.
  package var app: String?
  /// The intent that it was for.
  package var intent: IntentName
  /// The phrase that matched; nil where a term alone decided, or all words together.
  package var phrase: PhraseReference?
  /// Of 1000, as for the winner.
  package var confidence: Int
  /// Why it lost.
  package var reason: Reason

  /// A reading that lost.
  package init(app: String?, intent: IntentName, phrase: PhraseReference?, confidence: Int, reason: Reason) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.confidence = confidence
    self.reason = reason
  }
}

/// Why a sentence is for no app.
package enum Decline: Hashable, Sendable {
  /// No app is named, and no intent can be recognised.
  case nothingMatched
  /// An app is named, and what is asked of it is nothing that it offers.
  case notOffered(app: String, intent: IntentName?)
  /// An app is named that everybody knows and that isn't installed; the intent where what is asked of it is clear.
  case notInstalled(app: String, intent: IntentName?)
  /// The intent is clear, and no installed app offers it.
  case noApp(intent: IntentName)
  /// An app is named and nothing else is said that could be understood; `unmatched` are UTF-8 ranges.
  case notUnderstood(app: String, unmatched: [Range<Int>])
  /// A word like "him" says for whom or of whom, nobody had been spoken of, and nobody would ask: without the person more
  /// would be meant than was said. `words` is its UTF-8 range.
  case nobodyMeant(intent: IntentName, words: Range<Int>)
  case empty
}

extension Slot {
  /// Whether a word like "him" fills it, and nobody was mentioned whom it could mean.
  package var isUnknownMention: Bool { provenance.origin == .mentioned(nil) }

  /// Whether somebody or something of the last turns fills it, or would have.
  package var isMention: Bool {
    if case .mentioned = provenance.origin { true } else { false }
  }

  /// Whether it was said as where the device is.
  package var isWhereTheDeviceIs: Bool {
    if case .vocabulary(_, .device) = provenance.origin { true } else { false }
  }
}
