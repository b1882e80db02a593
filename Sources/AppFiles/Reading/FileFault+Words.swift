package import SimDiagnostics
import SimLexicon
import SimText

/// Faults in words: the one place where their sentences are made.
extension FileFault {
  /// How bad it is.
  package var severity: Diagnostic.Severity {
    switch kind {
    case .wrongType, .missingKey, .offTheMap, .outsideFile, .wrongExtensionPoint, .restrictedIntent, .tooManyNames,
      .illegalParameter, .missingIdentifier, .repeatedIdentifier, .missingSynonyms, .missingPhrase:
      .error
    case .unknownKey, .repeatedKey, .unsayable, .unknownTermType, .unknownContact, .unknownIntent, .repeatedIntent,
      .unknownRule:
      .warning
    case .noIntents(.intents, _), .noIntents(.intentsUI, false): .error
    case .noIntents(.intentsUI, true): .warning
    case .malformed(let problem), .encoding(let problem), .repeatedPair(let problem), .nameList(let problem),
      .definition(let problem):
      problem.severity
    }
  }

  /// What was read, and what was expected.
  package var message: Message {
    switch kind {
    case .wrongType(let name, let found, let expected):
      "\(name, as: "key") is \(plain: found, as: "found"); expected \(plain: expected, as: "expected")"
    case .unknownKey(let key, let known, let holder):
      """
      nobody reads the key \(key.text, as: "key") in \(holder); expected \
      \(plain: known.joined(separator: ", "), as: "expected")
      """
    case .repeatedKey(let key): "the key \(key, as: "key") stands here a second time"
    case .missingKey(let key, let holder): "\(holder) has no \(key, as: "key")"
    case .unsayable(let name, let key, .wordless):
      "\(key, as: "key") is \(name, as: "name"), which holds no letter, digit or sign that could be said"
    case .unsayable(let name, let key, .tooManyWords(let count, let limit)):
      """
      \(key, as: "key") is \(name, as: "name"), which has \(count, as: "words") words; a name has at most \
      \(limit, as: "limit")
      """
    case .wrongExtensionPoint(let point?, _): "\(point.text, as: "point") is no extension point"
    case .wrongExtensionPoint(nil, _): "'NSExtension' has no \("NSExtensionPointIdentifier", as: "key")"
    case .noIntents(_, false): "'NSExtensionAttributes' has no \("IntentsSupported", as: "key")"
    case .noIntents(_, true): "\("IntentsSupported", as: "key") is empty"
    case .unknownIntent(_, ""): "the name of the intent is empty"
    case .unknownIntent(let intent, let meant) where intent.text.trimmed == meant:
      "\(intent.text, as: "intent") has spaces around it"
    case .unknownIntent(let intent, _): "SiriKit has no intent \(intent.text, as: "intent")"
    case .repeatedIntent(let intent): "\(intent, as: "intent") stands here a second time"
    case .restrictedIntent(let intent, _):
      "\(intent.text, as: "intent") is restricted while locked, and doesn't stand in IntentsSupported"
    case .tooManyNames(let count, let limit):
      "\(count, as: "count") alternative names; Siri takes \(limit, as: "limit")"
    case .illegalParameter(let name) where name.text.trimmed.isEmpty: "the name of the parameter is empty"
    case .illegalParameter(let name): "\(name.text, as: "parameter") takes no terms from a vocabulary file"
    case .missingIdentifier(""): "a term has no identifier"
    case .missingIdentifier(let term): "the term \(term, as: "term") has no identifier"
    case .repeatedIdentifier(let identifier, let term):
      "the identifier \(identifier, as: "identifier") is that of the term \(term, as: "term") too"
    case .missingSynonyms(""): "a term has no synonyms"
    case .missingSynonyms(let identifier): "the term \(identifier, as: "identifier") has no synonyms"
    case .missingPhrase(""): "a synonym of a term has no phrase"
    case .missingPhrase(let identifier): "a synonym of the term \(identifier, as: "identifier") has no phrase"
    case .unknownRule(let key):
      """
      \(key, as: "key") has no rule that is known here: no NSStringLocalizedFormatKey, no width, no device
      """
    case .unknownTermType(let type, _): "\(type.text, as: "type") is no INVocabularyStringType"
    case .unknownContact(let name, let relation, _):
      "\(relation, as: "relation") is \(name, as: "name"), who is none of the contacts"
    case .offTheMap(let name):
      """
      \(name, as: "name") has no place on the map; expected \("latitude", as: "key") (-90 to 90) and \
      \("longitude", as: "key") (-180 to 180)
      """
    case .outsideFile(let path): "\(path, as: "path") does not lie beside the profile"
    case .malformed(let problem), .encoding(let problem), .repeatedPair(let problem), .nameList(let problem),
      .definition(let problem):
      "\(problem.message)"
    }
  }

  /// What to write instead, where that is known.
  package var suggestion: String? {
    switch kind {
    case .unknownKey(let key, let known, _), .unknownTermType(let key, let known):
      nearestName(to: key.text, among: known)
    case .unknownContact(let name, _, let known): nearestName(to: name, among: known)
    case .restrictedIntent(let intent, let left): nearestName(to: intent.text, among: left)
    case .illegalParameter(let name): nearestName(to: name.text, among: VocabularyOutline.parameters)
    case .wrongExtensionPoint(_, let meant): meant.rawValue
    case .unknownIntent(_, let meant): meant.isEmpty ? nil : meant
    case .malformed(let problem), .encoding(let problem), .repeatedPair(let problem), .nameList(let problem),
      .definition(let problem):
      problem.suggestion
    case .wrongType, .repeatedKey, .missingKey, .unsayable, .noIntents, .repeatedIntent, .tooManyNames,
      .missingIdentifier, .repeatedIdentifier, .missingSynonyms, .missingPhrase, .offTheMap, .outsideFile,
      .unknownRule:
      nil
    }
  }
}
