/// Something that sirisim itself says, which a language's `interface.lines` may have in its own words.
package struct InterfaceText: Hashable, Sendable {
  /// Its identifier in the file: `opening.try`.
  package let identifier: String
  /// The program's own words, where a language has none; `{name}` is filled in.
  package let own: String

  /// A text with its identifier.
  package init(_ identifier: String, _ own: String) {
    self.identifier = identifier
    self.own = own
  }
}

/// The texts other than the help of commands and keys, which is with those.
extension InterfaceText {
  // The first lines.
  static let apps = InterfaceText("opening.apps", "apps: {apps}")
  static let manyApps = InterfaceText("opening.apps.more", "apps: {apps} and {count} more (/apps lists them)")
  static let intents = InterfaceText("opening.intents", "{app} ({count} intents)")
  static let oneIntent = InterfaceText("opening.intents.one", "{app} (1 intent)")
  static let listed = InterfaceText("opening.list", "{first}, {last}")
  static let sentences = InterfaceText("opening.try", "try: {sentence}")
  static let noSentences = InterfaceText(
    "opening.noExample", "their vocabularies have no example in {locale}; /apps lists what they can do")
  static let noApp = InterfaceText("opening.noApp", "no app was found")
  static let nameAnApp = InterfaceText(
    "opening.nameOne", "name one: sirisim chat FOLDER, the folder of an app's Info.plist and its vocabulary")
  static let whatThisIs = InterfaceText(
    "welcome.what", "A terminal in which SiriKit apps talk: you say it, and the app's own code answers through Siri.")
  static let sayForExample = InterfaceText("welcome.say", "Say, for example")
  static let firstHint = InterfaceText("hint.nothing", "say something (Tab: ideas), or /help")

  // The title of the screen.
  /// The apps of the conversation, and the language.
  package static let title = InterfaceText("title.whole", "{apps}, {locale}")
  /// There is no app.
  package static let titleOfNone = InterfaceText("title.noApp", "no app")
  /// More apps than there is room for.
  package static let titleOfMany = InterfaceText("title.apps", "{count} apps")

  // The help.
  static let help = InterfaceText("help.first", "Say something to Siri, or type a command:")
  static let events = InterfaceText(
    "help.events", "* EVENT  what happens around the conversation, as in a transcript: * lock, * wait 5 s")

  // The inspector.
  /// The heading of the last answer.
  package static let answer = InterfaceText("inspector.answer", "Answer")
  /// The heading of the parameters.
  package static let slots = InterfaceText("inspector.slots", "Slots")
  /// The heading of the handler's calls.
  package static let calls = InterfaceText("inspector.calls", "Calls")
  /// The heading of the readings that lost.
  package static let runnersUp = InterfaceText("inspector.runnersUp", "Runners-up")
  /// The heading of the facts of the world.
  package static let device = InterfaceText("inspector.device", "Device")
  /// Before the first request.
  package static let nothingAsked = InterfaceText("inspector.nothing", "nothing has been asked yet")
  /// Why nothing came of a sentence.
  package static let notUnderstood = InterfaceText("inspector.declined", "not understood: {reason}")
  /// How an answer was heard.
  package static let heard = InterfaceText("inspector.heard", "heard as {answer}")
  /// How much of a section is shown.
  package static let partShown = InterfaceText("inspector.part", "{shown} of {count}")
  /// The heading of an earlier turn's inspector.
  package static let earlier = InterfaceText("inspector.earlier", "as it was at this turn")
  static let nothingYet = InterfaceText("inspector.asked", "nothing yet: Siri asks for it")

  // The origins of values.
  static let said = InterfaceText("origin.said", "said {words}")
  static let saidAs = InterfaceText("origin.saidAs", "said {words}: {origin}")
  static let answered = InterfaceText("origin.answered", "answered {words}")
  static let wordsJoined = InterfaceText("origin.and", "{first} and {last}")
  static let guessed = InterfaceText("origin.guess", "{origin}, which only sounds like it")
  static let fromWords = InterfaceText("origin.words", "from these words")
  static let fromTerm = InterfaceText("origin.vocabulary", "'{term}' in {place}")
  static let fromAnswer = InterfaceText("origin.answer", "from an answer")
  static let byDefault = InterfaceText("origin.default", "by default: {reason}")
  static let fromHandler = InterfaceText("origin.handler", "from the handler's resolve method")
  static let fromEvent = InterfaceText("origin.event", "from an event")
  static let nobodyMentioned = InterfaceText("origin.nobody", "nobody had been spoken of")
  static let earlierResponse = InterfaceText("origin.response", "{role} of what {app} told ({intent})")
  static let askedBefore = InterfaceText("origin.request", "{role} of the request to {app} ({intent})")
  static let appVocabulary = InterfaceText("vocabulary.app", "the app's vocabulary")
  static let userVocabulary = InterfaceText("vocabulary.user", "the user's vocabulary")
  static let contacts = InterfaceText("vocabulary.contacts", "the user's contacts")
  static let relations = InterfaceText("vocabulary.relations", "the user's relations")
  static let places = InterfaceText("vocabulary.places", "the user's places")
  static let siriLists = InterfaceText("vocabulary.siri", "Siri's own lists")
  static let whereabouts = InterfaceText("vocabulary.device", "Siri's words for where the device is")

  // The user.
  static let whoTalks = InterfaceText("user.whoTalks", "Who talks")
  static let contactsOfUser = InterfaceText("user.contacts", "Contacts")
  static let placesOfUser = InterfaceText("user.places", "Places")
  static let nobodyInParticular = InterfaceText("user.nobody", "nobody in particular")
  static let moreOfThem = InterfaceText("user.more", "and {count} more")
  static let anotherUser = InterfaceText("user.another", "begins anew as somebody else")
  static let wordsOfUser = InterfaceText("user.words", "lists the words that the apps and the user have added")

  // The world.
  static let deviceName = InterfaceText("device.device", "device")
  static let hands = InterfaceText("device.hands", "hands")
  static let clock = InterfaceText("device.clock", "clock")
  static let place = InterfaceText("device.place", "place")
  static let routine = InterfaceText("device.routine", "routine")
  static let locale = InterfaceText("device.locale", "locale")
  static let user = InterfaceText("device.user", "user")
  static let permissions = InterfaceText("device.permissions", "permissions")
  /// The name of the fact that an app runs on paper.
  package static let handler = InterfaceText("device.handler", "handler")
  static let locked = InterfaceText("device.locked", "{device}, locked")
  static let unlocked = InterfaceText("device.unlocked", "{device}, unlocked")
  static let handsFree = InterfaceText("device.handsFree", "hands-free (headphones)")
  static let inHand = InterfaceText("device.inHand", "in hand")
  static let noContacts = InterfaceText("device.noContacts", "no contacts")
  static let noLocation = InterfaceText("device.noLocation", "no location")
  static let noSiri = InterfaceText("device.noSiri", "no Siri for {apps}")

  /// All texts that are the same on a screen and without one, including those of the commands.
  package static let all: [InterfaceText] =
    [
      apps, manyApps, intents, oneIntent, listed, sentences, noSentences, noApp, nameAnApp, whatThisIs, sayForExample,
      firstHint, title,
      titleOfNone, titleOfMany, help, events, answer,
      slots, calls, runnersUp, device, nothingAsked, notUnderstood, heard, partShown, earlier, nothingYet, said, saidAs,
      answered, wordsJoined, guessed, fromWords, fromTerm, fromAnswer, byDefault, fromHandler, fromEvent,
      nobodyMentioned, earlierResponse, askedBefore, appVocabulary, userVocabulary, contacts, relations, places,
      siriLists,
      whereabouts, deviceName, hands, clock, place, routine, locale, user, permissions, handler, locked, unlocked,
      handsFree, inHand, noContacts, noLocation, noSiri, whoTalks, contactsOfUser, placesOfUser, nobodyInParticular,
      moreOfThem, anotherUser, wordsOfUser,
    ] + reasons + CommandTable.entries.map(\.helpText)
}
