public import SimCatalog

/// The meaning of a sentence, with the readings that competed.
public struct Understanding: Hashable, Sendable {
  /// The result.
  public enum Outcome: Hashable, Sendable {
    /// An app, an intent and its slots.
    case request(Request)
    /// The intent is clear, and several apps could do it: Siri asks which.
    case whichApp(intent: IntentName, slots: [Slot], apps: [String])
    /// The sentence is for no app.
    case declined(Decline)
  }

  /// The result.
  public var outcome: Outcome
  /// How that was found: by the last strategy that improved the result.
  public var strategy = Strategy.whole
  /// The readings that lost, best first, and why.
  public var runnersUp: [RunnerUp]
  /// Every mention of an app's name, with the one that was taken first.
  public var mentions: [AppMention]
  /// Where no phrase matched the whole sentence: how far the nearest one matched.
  public var nearMiss: NearMiss?
  /// Where only a part of the sentence was understood: that part, and what was left.
  public var part: TakenPart?
  /// Where a phrase matched tolerantly: how they differ.
  public var alignment: Alignment?

  /// A result, with the readings that lost.
  public init(
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

/// How far a sentence followed a phrase, and what the phrase expected next.
public struct NearMiss: Hashable, Sendable {
  /// UTF-8 offsets of the words that the phrase matched.
  public var understood: Range<Int>
  /// UTF-8 offsets of the words after them; empty when the sentence ended too early.
  public var rest: Range<Int>
  /// Some of the words that could have come there, and parameters in braces; at most eight.
  public var expected: [String]

  /// Where the nearest phrase stopped matching.
  public init(understood: Range<Int>, rest: Range<Int>, expected: [String]) {
    self.understood = understood
    self.rest = rest
    self.expected = expected
  }
}

/// A sentence's app, intent and slots.
public struct Request: Hashable, Sendable {
  /// The app's bundle identifier.
  public var app: String
  /// The intent that was understood.
  public var intent: IntentName
  /// In the order of the words.
  public var slots: [Slot]
  /// The phrase that matched.
  public var phrase: PhraseReference?
  /// Why this app: it was named (with the mention), it is the only one that can, or it was the answer to "which app?".
  public var appReason: AppReason
  /// 0 to 1000: how much of the sentence belongs to words of the phrase and of a vocabulary.
  public var confidence: Int

  /// A request with what led to it.
  public init(
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
public enum AppReason: Hashable, Sendable {
  case named(AppMention)
  /// The name was used as the verb.
  case verb(AppMention)
  case onlyOne
  /// A term of the app's or the user's vocabulary decided.
  case vocabulary(term: String)
  case answered
}

/// A place in the sentence where an app is named.
public struct AppMention: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// UTF-8 offsets in the typed line, without the preposition.
  public var range: Range<Int>
  /// Which of the app's names was said.
  public var kind: NameKind

  /// Which of an app's names it is.
  public enum NameKind: String, Hashable, Sendable {
    case displayName, spokenName, alternativeName, pronunciation
  }

  /// A name at a range of the line's UTF-8.
  public init(app: String, range: Range<Int>, kind: NameKind) {
    self.app = app
    self.range = range
    self.kind = kind
  }
}

/// A parameter, its value, and where that came from.
public struct Slot: Hashable, Sendable {
  /// The name of the parameter.
  public var parameter: String
  /// What it is filled with.
  public var value: Value
  /// Where the value came from.
  public var provenance: Provenance

  /// A filled parameter.
  public init(parameter: String, value: Value, provenance: Provenance) {
    self.parameter = parameter
    self.value = value
    self.provenance = provenance
  }
}

/// A phrase by its place in a phrase file.
public struct PhraseReference: Hashable, Sendable {
  /// Relative to `Vocabulary/Siri`.
  public var file: String
  /// The phrase's line, from 1.
  public var line: Int
  /// The phrase as it is written there.
  public var text: String

  /// A phrase by its place and its source.
  public init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}

/// A reading that lost.
public struct RunnerUp: Hashable, Sendable {
  /// Why a reading lost.
  public enum Reason: Hashable, Sendable {
    case fewerWordsMatched
    /// Another intent comes before it in IntentsSupported.
    case laterInIntentsSupported
    case appNotNamed
    case intentNotSupported
    case shorterName
    case lessVocabulary
  }

  /// The app that it was for; nil where no app was chosen.
  public var app: String?
  /// The intent that it was for.
  public var intent: IntentName
  /// The phrase that matched; nil where a term alone decided, or all words together.
  public var phrase: PhraseReference?
  /// 0 to 1000, as for the winner.
  public var confidence: Int
  /// Why it lost.
  public var reason: Reason

  /// A reading that lost.
  public init(app: String?, intent: IntentName, phrase: PhraseReference?, confidence: Int, reason: Reason) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.confidence = confidence
    self.reason = reason
  }
}

/// Why a sentence is for no app.
public enum Decline: Hashable, Sendable {
  /// No app is named, and no intent can be recognised.
  case nothingMatched
  /// An app is named, but doesn't offer what is asked.
  case notOffered(app: String, intent: IntentName?)
  /// A well-known app is named that isn't installed; with the intent where that is clear.
  case notInstalled(app: String, intent: IntentName?)
  /// The intent is clear, and no installed app offers it.
  case noApp(intent: IntentName)
  /// An app is named, and nothing else could be understood; `unmatched` are UTF-8 ranges.
  case notUnderstood(app: String, unmatched: [Range<Int>])
  /// A word like "him" refers to a person, no one has been mentioned, and no question would follow: without the person
  /// more would be meant than was said. `words` is its UTF-8 range.
  case nobodyMeant(intent: IntentName, words: Range<Int>)
  case empty
}

extension Slot {
  /// Whether it is filled by a word like "him" that refers to no one who was mentioned.
  public var isUnknownMention: Bool { provenance.origin == .mentioned(nil) }

  /// Whether it is filled by a person or thing of the last turns, or would have been.
  public var isMention: Bool {
    if case .mentioned = provenance.origin { true } else { false }
  }

  /// Whether it was said as the device's location.
  public var isWhereTheDeviceIs: Bool {
    if case .vocabulary(_, .device) = provenance.origin { true } else { false }
  }
}
