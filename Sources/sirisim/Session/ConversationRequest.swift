import SimDiagnostics
import SimExtensionWire
import SimTranscripts

/// The world of a conversation as the user asks for it, as it was typed; what is nil has the fixed value of a transcript's header.
struct ConversationSettings {
  /// One app alone, by its name or identifier.
  var app: String?
  var locale: String?
  /// A name under `Vocabulary/Users`, or the path of a plist.
  var user: String?
  var clock: String?
  /// The option that gives the clock, as it is told where the clock can't be read.
  var clockOption = "--clock"
  /// The folder to read instead of the program's own.
  var vocabulary: String?
  var place: String?
  /// The file in which shortcuts are kept; `none` for none, nil for the user's.
  var shortcuts: String?
  /// Where the language and the user stand, when they come from the user's settings.
  var localePlace: TextPlace?
  var userPlace: TextPlace?
  var handlerLifetime = HandlerLifetime.call
  /// Whether handlers reach the network in a conversation that no transcript describes.
  var allowsNetwork = false
  /// Whether handlers are kept from files outside of their home.
  var isFenced = true
}

/// A conversation to be built.
struct ConversationRequest {
  /// Folders of apps; none stands for the sample apps.
  var paths: [String]
  var options = ConversationSettings()
  /// The transcript that is written; a conversation that is to be replayed begins without the user's shortcuts.
  var recording: String?
  /// What is taken out of what is written; nil leaves everything in.
  var redaction: RedactionRules?
  /// Whether apps are built anew when their sources change.
  var watches = false
  /// Whether somebody may type it, who doesn't wait until the apps are built.
  var isTyped = false
  /// Whether what there is to say of builds that fail is told on the error output: nothing else shows it.
  var reportsBuilds = false
  /// What is offered to be said first; where nothing is, the apps' own examples are.
  var offered: [String] = []
}
