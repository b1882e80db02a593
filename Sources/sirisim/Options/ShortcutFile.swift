import Glibc
import SimDonationStore
import SimSession

/// The file with the user's shortcuts and what apps have donated: `$XDG_DATA_HOME/sirisim/shortcuts.sqlite`, else
/// `~/.local/share/sirisim/shortcuts.sqlite`.
enum ShortcutFile {
  /// The word for no file, as an option and in `SIRISIM_SHORTCUTS`.
  static let none = "none"

  /// Where a conversation keeps its shortcuts: in the option's file, else that of `SIRISIM_SHORTCUTS`, else the user's.
  static func persistence(_ request: ConversationRequest, environment: [String: String]) -> ShortcutPersistence {
    guard let path = path(request, environment: environment) else { return ShortcutPersistence() }
    return ShortcutPersistence(session: "\(getpid())-\(time(nil))") { session, memory, sentences in
      var troubles: [StoreTrouble] = []
      defer { sentences += troubles.map(\.sentence) }
      return StoreOnDisk(DonationStore(path: path, session: session, into: &memory, troubles: &troubles))
    }
  }

  static func path(_ request: ConversationRequest, environment: [String: String]) -> String? {
    let named = request.options.shortcuts ?? environment["SIRISIM_SHORTCUTS"].flatMap { $0.isEmpty ? nil : $0 }
    if let named { return named == none ? nil : named }
    // A recorded conversation must be the same when it is replayed.
    if request.recording != nil { return nil }
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder + "/sirisim/shortcuts.sqlite" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share/sirisim/shortcuts.sqlite"
  }
}
