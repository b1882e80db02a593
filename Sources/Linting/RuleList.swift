/// All rules, in the order in which they are listed.
package enum RuleList {
  /// Every rule, in the order in which they run.
  package static let all: [any Rule] =
    files + bundles + programs + names + vocabularies + phrases + shortcuts
    + appIntents + conversations + users

  /// Those that say whether an app can talk at all: what `sirisim doctor` looks for.
  package static let doctor: [any Rule] = files + bundles + programs

  private static let files: [any Rule] = [
    MalformedFile(), WrongEncoding(), WrongType(), MissingKey(), UnknownKey(), RepeatedKey(), SiriFile(),
    UntriedPhrase(), AppLineFault(), ProjectFault(),
  ]

  private static let bundles: [any Rule] = [
    WrongExtensionPoint(), MissingPrincipalClass(), MissingIntents(), UnknownIntent(), RepeatedIntent(),
    RestrictedIntentNotSupported(), IntentInTwoExtensions(), IncompleteRideIntents(), DeprecatedIntent(),
    UnservedDomain(),
    MissingUsageDescription(), VocabularyInInfoPlist(), RepeatedVocabulary(),
  ]

  private static let programs: [any Rule] = [
    UnknownPrincipalClass(), UndefinedIntent(), IntentWithoutHandler(), HandlerWithoutIntent(),
    HandlerWithoutProtocol(), MissingHandle(), UncalledMethod(), MissingFramework(), DifferentHere(), UnbuiltPart(),
    DefinitionNotInTarget(), BuildFault(),
  ]

  private static let names: [any Rule] = [
    CommonWordName(), NameOfKnownApp(), InconsistentNames(), TooManyAlternativeNames(), UnsayableName(),
    AlternativeNameClash(),
    NameCollision(),
    TermCollision(),
  ]

  private static let vocabularies: [any Rule] = [
    IllegalParameterName(), MissingIdentifier(), DuplicateIdentifier(), IdentifiersDiffer(), OutOfStep(),
    MissingPhrase(), RepeatedSynonym(), SharedSynonym(), UselessPronunciation(), PronunciationSpelling(),
    GenericTerm(), PrivateTerm(), OversizedTerm(),
  ]

  private static let phrases: [any Rule] = [
    MissingExamples(), MisunderstoodExample(), UnknownTermInExample(), ForeignExample(), UnspokenLanguage(),
    UntriedExamples(), ExampleWithoutName(), ExampleWithHeySiri(), PoliteExample(), LongExample(), RepeatedExample(),
    ExamplesOfUnsupportedIntent(), ExampleCollision(), UnusedTerms(),
  ]

  private static let shortcuts: [any Rule] = [
    MissingIntentTitle(), MissingIntentDescription(), TemplateIntent(), IntentInName(), ProductNameInDescription(),
    UntitledShortcut(),
    UnusableDonation(), OrderWithoutConfirmation(), ConfirmationQuestion(), MissingSpokenText(), ScreenOnlyValue(),
    GenericError(), LongPhrase(), PhraseWithHeySiri(), ReservedPhrase(), PhraseWithValue(), TitleWithoutVerb(),
    TitleWithAppName(), TitleWithQuotes(), TitleWithArticle(), RepeatedSubtitle(), FleetingPayload(), DateInShortcut(),
    TooManyCombinations(), TooManyShortcuts(), UnusedParameter(),
  ]

  private static let appIntents: [any Rule] = [
    PhraseWithoutAppName(), PhraseWithTwoParameters(), PhraseWithPlainParameter(), PhraseWithUnlearnedEntity(),
    TooManyAppShortcuts(),
    SeveralShortcutProviders(), NoShortcutProvider(), TranslationWithoutAppName(), TranslationWithOtherParameters(),
    UntranslatedPhrase(), HiddenIntentWithPhrase(), ParameterInEveryPhrase(), TooManyExpandedPhrases(),
    QueryWithoutWords(), SchemaWithoutPhrase(), RestartAfterDeed(), ConfirmationAfterDeed(),
    SpokenIntentWithoutDialog(), PersonalDataOnLockedPhone(), TranslationOfNoPhrase(),
    PhraseCollision(), PhraseIsRequest(), PhraseIsCommand(),
  ]

  private static let conversations: [any Rule] = [
    RepeatedQuestion(), TooManyQuestions(), DisambiguationsInARow(), TooManyOptions(), SingleOption(),
    OptionsSoundAlike(), UnspokenOptions(), CardWithoutScreen(), ReviewWithoutFacts(), LongDialogue(),
    PromptWithoutQuestion(), TwoQuestions(), NoWayOut(), ConfirmedTwice(), VagueQuestion(), AppSpeaksAsItself(),
  ]

  private static let users: [any Rule] = [UserProfileFault(), RepeatedTerm(), AlphabeticalOrder()]

  /// The rule of an identifier.
  package static func rule(_ identifier: String) -> (any Rule)? { all.first { $0.about.identifier == identifier } }
}
