package import SimCatalog
package import SimDialogue
import SimLexicon
import SimPolling
import SimRecognition
import SimShortcuts

/// A conversation with the apps that take part in it: runs what the dialogue asks for and keeps what happened.
///
/// The engine is synchronous, and nothing here waits. A turn is begun; its request to an app's program is under way
/// until `advance` finds the answer and continues; meanwhile the caller waits for the answer, for keys and for all else
/// in one poll, and may stop the turn.
package final class Session: PollSource {
  /// The turns so far, the first one first.
  package internal(set) var turns: [SessionTurn] = []
  /// The world when the conversation began: a transcript's header describes it.
  package internal(set) var initialSetting: Setting
  /// The turn that was stopped last; nil when another has begun since.
  package internal(set) var lastStop: StoppedTurn?

  var language: @Sendable () -> SessionLanguage
  var programs: [String: any Programs]
  /// The intents that the apps may offer.
  package internal(set) var catalog: Catalog
  /// Programs that were replaced: their files may be needed to go back.
  var replaced: [any Programs] = []
  let keepsHistory: Bool
  /// Keeps what is remembered of shortcuts; nil if that ends with the conversation.
  var persistence: ShortcutPersistence?
  /// Recognisers shared with other conversations of the same replay; nil if there are none.
  var recognizers: RecognizerCache?
  /// What was kept before the conversation began.
  var kept: ShortcutMemory?
  /// The conversation; nil before it has begun, when nothing has been said and no language was needed.
  package internal(set) var conversation: Conversation?
  /// Reads the language while the apps launch.
  var reading: BackgroundJob<SessionLanguage>?
  /// Apps whose programs are new since the conversation began, and have not launched yet.
  var unlaunched: Set<String> = []
  /// Notices changes of the apps' programs; nil if that isn't wanted.
  var watcher: FileWatcher?
  var work = Work.nothing
  /// The turn that is over, until `advance` has returned it.
  var over: SessionTurn?
  /// The states before each turn.
  var history: [Moment] = []
  var otherBranches: [KeptBranch] = []
  var branchName = Branch.first
  /// The apps whose files didn't go back with the conversation the last time, because they were too much to keep.
  package internal(set) var unkeptFiles: [UnkeptFiles] = []
  /// In the order in which they began.
  var branchNames = [Branch.first]

  /// - Parameters:
  ///   - setting: the world at the beginning.
  ///   - language: phrases and lines for the setting's locale.
  ///   - programs: by app identifier; an app without an entry answers on paper.
  ///   - catalog: the intents that the apps may offer.
  ///   - keepsHistory: whether turns can be undone; a replay does without the copies.
  package convenience init(
    setting: Setting, language: SessionLanguage, programs: [String: any Programs] = [:], catalog: Catalog = .siriKit,
    keepsHistory: Bool = true
  ) {
    self.init(setting: setting, programs: programs, catalog: catalog, keepsHistory: keepsHistory) { language }
  }

  /// - Parameter language: reads the phrases and lines for the setting's locale; asked for by the first turn, or by
  ///   `prepare` before it, on another thread. The second one to ask waits for the first.
  init(
    setting: Setting, programs: [String: any Programs], catalog: Catalog, keepsHistory: Bool,
    language: @escaping @Sendable () -> SessionLanguage
  ) {
    var programs = programs
    for app in setting.apps where programs[app.identifier] == nil {
      programs[app.identifier] = PaperPrograms(app: app, locale: setting.locale, catalog: catalog)
    }
    self.initialSetting = setting
    self.language = language
    self.programs = programs
    self.catalog = catalog
    self.keepsHistory = keepsHistory
  }

  /// Ends the apps' programs and removes their files.
  package func close() {
    for program in Array(programs.values) + replaced { program.close() }
  }

  /// The world as it is now.
  package var setting: Setting { conversation?.setting ?? initialSetting }

  /// Begins the conversation if it hasn't begun: the apps launch, and their vocabulary is known. Waits for that; a turn
  /// that waits for it as well continues afterwards.
  @discardableResult
  package func begun() -> Conversation {
    while true {
      if let conversation { return conversation }
      guard case .opening(let opening) = work else {
        beginOpening(then: nil)
        continue
      }
      if !goOn(opening) { _ = Poll.wait(for: [self]) }
    }
  }

  /// Starts what the first turn will need, without waiting for it: the apps launch, and the language is read on another
  /// thread. Further calls do nothing, nor does one after the conversation has begun.
  ///
  /// - Parameter startsExtensions: whether the extensions start as well, for a person who waits for the first answer.
  package func prepare(startsExtensions: Bool = true) {
    guard conversation == nil, reading == nil, case .nothing = work else { return }
    beginReading()
    for program in programs.values { program.prepare(startsExtensions: startsExtensions) }
  }

  /// Begins to read the language on another thread, unless it is read already.
  func beginReading() {
    guard reading == nil else { return }
    let language = language
    reading = BackgroundJob { _ in language() }
  }
}
