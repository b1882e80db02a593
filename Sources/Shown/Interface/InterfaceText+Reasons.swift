/// The texts of `/why` and of the inspector's notes on values: why Siri did what she did, in words.
extension InterfaceText {
  // Why.
  static let askedNothing = InterfaceText("why.nothing", "Siri has asked nothing yet")
  static let siriAsked = InterfaceText("why.asked", "Siri asked: {line}  ({identifier})")
  static let siriSaid = InterfaceText("why.said", "Siri said: {line}  ({identifier})")
  static let because = InterfaceText("why.because", "because {reason}")
  static let theApp = InterfaceText("why.app", "the app")
  static let theIntent = InterfaceText("why.intent", "the intent")
  static let youChanged = InterfaceText("why.changed", "you wanted to change {parameter}")
  static let alwaysReviewed = InterfaceText("why.review", "{intent} is always asked about before it is handled")
  static let appOpened = InterfaceText("why.opened", "{app} was opened: {call}")
  static let youOpened = InterfaceText("why.openedByUser", "you opened {app} yourself")
  static let noAnswerRead = InterfaceText("why.unread", "no answer could be read")
  static let askedTooOften = InterfaceText(
    "why.gaveUp", "{parameter} was asked for {count} times, or no answer could be read")
  static let youSaidSo = InterfaceText("why.cancelled", "you said so")
  static let nothingSaid = InterfaceText("why.waited", "nothing was said for too long")
  static let mayNotUseSiri = InterfaceText("why.noSiri", "{app} may not work with Siri: {event} allows it")
  static let severalApps = InterfaceText(
    "why.severalApps", "no app was named, and each of {apps} can do this, {intent}")
  static let asksForNothing = InterfaceText("why.remarked", "what you said asks for nothing")
  static let askedForHelp = InterfaceText("why.helped", "you wanted to know what there is to ask")
  static let askedAboutLast = InterfaceText("why.recalled", "you asked about the last request; nothing was done again")
  static let noCallMade = InterfaceText("why.noCall", "no call was made")
  static let callOfApp = InterfaceText("why.call", "{call} of {app}")
  static let callForIntent = InterfaceText("why.call.intent", "{call} of {app}, {intent},")
  static let callAnswered = InterfaceText("why.call.answered", "{call} answered {result}")
  static let callMissing = InterfaceText("why.call.missing", "{call} is not implemented, which counts as a yes")
  static let deviceIsLocked = InterfaceText("why.locked", "the device is locked, and {reason}")
  static let needsUnlocked = InterfaceText("why.locked.intent", "{intent} always needs an unlocked one")
  static let isRestricted = InterfaceText(
    "why.locked.restricted", "{app}'s Info.plist names {intent} in IntentsRestrictedWhileLocked")
  static let hasNoMode = InterfaceText("why.locked.mode", "{app}'s Info.plist has no '{mode}' in UIBackgroundModes")
  static let watchIsLocked = InterfaceText("why.locked.watch", "a locked watch does nothing")
  static let appIsToOpen = InterfaceText("why.locked.app", "{app} is to be opened")
  static let atPlace = InterfaceText("why.at", "at {place}")
  static let inSpelling = InterfaceText("why.in", "in {spelling}")
  static let afterTime = InterfaceText("why.after", "after {time}")
  static let askedAgain = InterfaceText("why.attempt", "it is the {count}. time that this is asked")
  static let hasNoWords = InterfaceText("why.noWords", "\"{request}\" has no words for {parameter}")
  static let youAnswered = InterfaceText("why.answered", "you answered:")
  static let nearest = InterfaceText("why.nearest", "nearest  a phrase came {way}, expected {expected}; {found}")
  static let nearToBeginning = InterfaceText("why.nearest.start", "as far as the beginning")
  static let nearToWords = InterfaceText("why.nearest.words", "as far as '{words}'")
  static let foundEnd = InterfaceText("why.nearest.end", "the sentence ends there")
  static let foundWords = InterfaceText("why.nearest.found", "found '{words}'")

  // Near phrases of apps, and the differences from them.
  static let cameNear = InterfaceText("near.phrase", "comes near {phrase}: {differences}")
  static let nearByName = InterfaceText("near.name", "comes near {phrase}: the app's name stands elsewhere")
  static let nearToSeveral = InterfaceText("near.several", "comes as near to {phrases}, and starts none of them")
  static let nearRuledOut = InterfaceText("near.ruledOut", "starts nothing: the app rules out {phrase}")
  static let nearAndOutright = InterfaceText(
    "near.outright", "comes near {phrase}; what {intent} does is begun by the phrase as it stands alone")
  static let nearUnknown = InterfaceText(
    "near.unknown",
    "would be {phrase}, but '{words}' is no {parameter} that phrases know as of the last "
      + "updateAppShortcutParameters(): {known}")
  static let nearUnlearned = InterfaceText(
    "near.unlearned",
    "would be {phrase}, but nothing calls updateAppShortcutParameters(): phrases know no {parameter} and start nothing")
  static let passedOver = InterfaceText("near.passedOver", "passed over '{words}'")
  static let setAside = InterfaceText("near.aside", "'{words}' aside")
  static let saidFor = InterfaceText("near.exchanged", "'{words}' for '{phrase}'")
  static let leftUnsaid = InterfaceText("near.unsaid", "'{words}' unsaid")

  // Why nothing came of a sentence, and why another reading of it lost.
  static let nothingMatched = InterfaceText("reason.nothing", "no app is named, and no phrase of any intent matches")
  static let intentNotOffered = InterfaceText("reason.notOffered.intent", "{app} is named, but does not offer {intent}")
  static let notOffered = InterfaceText(
    "reason.notOffered", "{app} is named, but what is asked is nothing that it offers")
  static let appOfIntentNotInstalled = InterfaceText(
    "reason.notInstalled.intent", "this is {intent} with {app}, which is not installed")
  static let appNotInstalled = InterfaceText("reason.notInstalled", "{app} is named, which is not installed")
  static let noAppOffersIt = InterfaceText("reason.noApp", "this is {intent}, and no installed app offers it")
  static let restNotUnderstood = InterfaceText("reason.notUnderstood", "{app} is named, but no phrase matches the rest")
  static let nobodyMeant = InterfaceText(
    "reason.nobody", "this is {intent} about somebody, and nobody had been spoken of")
  static let saidNothing = InterfaceText("reason.empty", "nothing was said")
  static let nameLeftOut = InterfaceText("lost.nameLeftOut", "it leaves the app's name out, which stands there")
  static let fewerWords = InterfaceText("lost.fewerWords", "fewer words matched")
  static let laterInList = InterfaceText("lost.later", "stands later in IntentsSupported")
  static let otherAppNamed = InterfaceText("lost.otherApp", "another app is named")
  static let notSupported = InterfaceText("lost.notSupported", "the app does not support this intent")
  static let longerName = InterfaceText("lost.longerName", "another app's longer name stands there")
  static let lessVocabulary = InterfaceText("lost.vocabulary", "fewer words are in a vocabulary")
  static let wordsTogether = InterfaceText("part.words", "no phrase, but the words together")
  static let partAlone = InterfaceText("part.alone", "understood {words} alone")
  static let withLeftOver = InterfaceText("part.left", "{part}, left over {words}")

  // How an answer was heard.
  static let wordsNotUnderstood = InterfaceText("heard.unread", "not understood")
  static let heardYes = InterfaceText("heard.yes", "a yes")
  static let heardNo = InterfaceText("heard.no", "a no")
  static let heardCancel = InterfaceText("heard.cancel", "an end of the request")
  static let heardAgain = InterfaceText("heard.again", "a wish to hear it again")
  static let heardBack = InterfaceText("heard.back", "a wish to go back to what was answered before")
  static let heardHelp = InterfaceText("heard.help", "a question what may be said")
  static let heardHold = InterfaceText("heard.hold", "nothing yet")
  static let heardMore = InterfaceText("heard.more", "a wish for the next options")
  static let heardOption = InterfaceText("heard.option", "the option {name}")
  static let heardOptions = InterfaceText("heard.options", "several of the options: {names}")
  static let heardChangeOfNothing = InterfaceText("heard.change.nothing", "a change of something that isn't there")
  static let heardChange = InterfaceText("heard.change", "a change: {changes}")
  static let heardChanges = InterfaceText("heard.changes", "changes: {changes}")
  static let heardText = InterfaceText("heard.text", "the words themselves")
  static let heardRequest = InterfaceText("heard.request", "another request")
  static let heardPartly = InterfaceText(
    "heard.partly", "understood in part (\"{taken}\", but not \"{left}\"): neither a yes nor a no")
  static let heardNothing = InterfaceText("heard.unreadable", "nothing that answers the question")

  static let reasons: [InterfaceText] = [
    askedNothing, siriAsked, siriSaid, because, theApp, theIntent, youChanged, alwaysReviewed, appOpened, youOpened,
    noAnswerRead, askedTooOften, youSaidSo, nothingSaid, mayNotUseSiri, severalApps, asksForNothing, askedForHelp,
    askedAboutLast, noCallMade, callOfApp, callForIntent, callAnswered, callMissing, deviceIsLocked, needsUnlocked,
    isRestricted, hasNoMode, watchIsLocked, appIsToOpen, atPlace, inSpelling, afterTime, askedAgain, hasNoWords,
    youAnswered, nearest, nearToBeginning, nearToWords, foundEnd, foundWords, nothingMatched, intentNotOffered,
    notOffered, appOfIntentNotInstalled, appNotInstalled, noAppOffersIt, restNotUnderstood, nobodyMeant, saidNothing,
    nameLeftOut, fewerWords, laterInList, otherAppNamed, notSupported, longerName, lessVocabulary, wordsTogether,
    partAlone, withLeftOver, wordsNotUnderstood, heardYes, heardNo, heardCancel, heardAgain, heardBack, heardHelp,
    heardHold, heardMore, heardOption, heardOptions, heardChangeOfNothing, heardChange, heardChanges, heardText,
    heardRequest, heardPartly, heardNothing, cameNear, nearByName, nearToSeveral, nearRuledOut, nearAndOutright,
    nearUnknown, nearUnlearned,
    passedOver, setAside, saidFor, leftUnsaid,
  ]
}
