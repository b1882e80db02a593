/// The user's phrases for this app, and the shortcuts that the app suggests.
open class INVoiceShortcutCenter: NSObject {
  private static let instance = INVoiceShortcutCenter()

  open class var shared: INVoiceShortcutCenter { instance }

  private let lock = NSLock()
  private var shortcuts: [INVoiceShortcut] = []
  private var suggestions: [INShortcut] = []

  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completionHandler(voiceShortcuts, nil)
  }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { voiceShortcuts }

  open func getVoiceShortcut(
    with identifier: UUID, completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    let found = voiceShortcuts.first { $0.identifier == identifier }
    completionHandler(found, found == nil ? INIntentError(.voiceShortcutGetFailed) : nil)
  }

  open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    guard let found = voiceShortcuts.first(where: { $0.identifier == identifier }) else {
      throw INIntentError(.voiceShortcutGetFailed)
    }
    return found
  }

  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    lock.withLock { self.suggestions = suggestions }
    INSubmissions.give(.shortcutSuggestions(suggestions))
  }

  /// The shortcuts that the user has added.
  @_spi(Host) public final var voiceShortcuts: [INVoiceShortcut] {
    get { lock.withLock { shortcuts } }
    set { lock.withLock { shortcuts = newValue } }
  }

  /// Whether two shortcuts start the same action; set by the host, which knows the parameters of every intent.
  @_spi(Host) public nonisolated(unsafe) static var areAlike: @Sendable (INShortcut, INShortcut) -> Bool = { $0 == $1 }

  /// The user's shortcut for the same action; nil if there is none.
  @_spi(Host) public final func voiceShortcut(for shortcut: INShortcut) -> INVoiceShortcut? {
    voiceShortcuts.last { Self.areAlike($0.shortcut, shortcut) }
  }

  /// The app's latest suggestions.
  @_spi(Host) public final var shortcutSuggestions: [INShortcut] { lock.withLock { suggestions } }
}
