public import ArgumentParser
import SimCommandLine
public import SimExtensionWire

/// The world of a conversation from the command line. Whatever isn't given has the fixed values of a transcript's
/// header.
struct ConversationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Talk with one app alone: its name or its identifier.", valueName: "name"), completion: .apps)
  var app: String?

  @Option(
    help: ArgumentHelp("Siri's language, for example en-US or zh-Hans.", valueName: "locale"), completion: .locales)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Who speaks: a name under Vocabulary/Users, or a plist with vocabulary, contacts and places.", valueName: "name"),
    completion: .users)
  var user: String?

  @Option(
    help: ArgumentHelp("Where it is: the name of a place of the user's, or any other.", valueName: "place"))
  var place: String?

  @Option(
    help: ArgumentHelp("When it is, for example \"2026-11-20 18:05 Asia/Shanghai\".", valueName: "time"))
  var clock: String?

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  @Option(
    help: ArgumentHelp(
      "The file in which shortcuts and donations are kept; 'none' keeps them no longer than the conversation.",
      valueName: "file"), completion: .file())
  var shortcuts: String?

  @Option(
    help: ArgumentHelp(
      "How long a handler object lives: one call, a phase (all resolving, confirming, handling), or the request."))
  var handlerLifetime: HandlerLifetime = .call

  @Flag(help: "Let handlers reach the network; a transcript's header says it with \"Network: on\".")
  var network = false

  @Flag(inversion: .prefixedNo, help: "Keep handlers from files outside of their home, where the system can.")
  var fence = true
}

extension ConversationOptions {
  var settings: ConversationSettings {
    ConversationSettings(
      app: app, locale: locale, user: user, clock: clock, vocabulary: vocabulary, place: place,
      shortcuts: shortcuts, handlerLifetime: handlerLifetime,
      allowsNetwork: network, isFenced: fence)
  }
}

extension HandlerLifetime: ExpressibleByArgument {}
