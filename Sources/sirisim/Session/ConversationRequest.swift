import SimDiagnostics
import SimExtensionWire
import SimTranscripts

/// The world of a conversation as the user typed it; nil means the fixed value of a transcript's header.
struct ConversationSettings {
  /// The only app, by its name or identifier.
  var app: String?
  var locale: String?
  /// A name under `Vocabulary/Users`, or the path of a plist.
  var user: String?
  var clock: String?
  /// The option that gives the clock, for the report when it can't be read.
  var clockOption = "--clock"
  /// The folder to read instead of the program's own.
  var vocabulary: String?
  var place: String?
  /// The file in which shortcuts are kept; `none` for none, nil for the user's.
  var shortcuts: String?
  /// The places of the language and the user, if they come from the user's settings.
  var localePlace: TextPlace?
  var userPlace: TextPlace?
  var handlerLifetime = HandlerLifetime.call
  /// Whether handlers can reach the network in a conversation that no transcript describes.
  var allowsNetwork = false
  /// Whether handlers can't reach files outside of their home.
  var isFenced = true
}

/// A conversation to create.
struct ConversationRequest {
  /// Folders of apps; empty for the sample apps.
  var paths: [String]
  var options = ConversationSettings()
  /// The transcript to write; a conversation that will be replayed begins without the user's shortcuts.
  var recording: String?
  /// What is redacted in it; nil leaves everything in.
  var redaction: RedactionRules?
  /// Whether apps are rebuilt when their sources change.
  var watches = false
  /// Whether a person may type it, who won't wait until the apps are built.
  var isTyped = false
  /// Whether failing builds are reported on the error output, because nothing else shows them.
  var reportsBuilds = false
  /// Sentences that are offered first; if there are none, the apps' own examples are.
  var offered: [String] = []
}
