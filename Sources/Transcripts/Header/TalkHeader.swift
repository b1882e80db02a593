package import SimCatalog
package import SimDiagnostics
package import SimDialogue
package import SimLexicon

/// The world in a transcript's header. Missing values have fixed defaults, never the machine's.
package struct TalkHeader: Hashable, Sendable {
  /// The default start of a conversation, a Friday.
  package static let defaultClock = CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)
  /// The default zone.
  package static let defaultZone = "UTC"
  /// The default locale.
  package static let defaultLocale = "en-US"

  /// The apps, by name; empty for all that the transcript's reader has.
  package var apps: [HeaderText] = []
  /// The language and region that Siri and the user talk in.
  package var locale = defaultLocale
  /// The time when the conversation begins.
  package var clock = defaultClock
  /// The time zone's name in the IANA database.
  package var zone = defaultZone
  /// The device in the user's hands.
  package var device = Setting.Device.iPhone
  /// Whether the device is locked at the beginning.
  package var isLocked = false
  /// Whether the user only hears Siri.
  package var isHandsFree = false
  /// The user's location; nil where apps may not know it.
  package var place: Place?
  /// The situations of the user's day, in the order of the file.
  package var situations: [String] = []
  /// The name of a user's vocabulary, or the path of its plist.
  package var user: HeaderText?
  /// The file's own contacts, which come before the user's.
  package var contacts: [Contact] = []
  /// What is allowed or refused at the beginning, in the order of the file.
  package var permissions: [Permission] = []
  /// The handler's user defaults, in the header's order.
  package var defaults: [UserInfoEntry] = []
  /// The files in the handler's container at the beginning.
  package var files: [HandlerFile] = []
  /// Environment variables of the handler's process.
  package var environment: [UserInfoEntry] = []
  /// Whether the handler can reach the network.
  package var network = Network.off
  /// Tags for selecting transcripts.
  package var tags: [String] = []
  /// Why the transcript is known to fail; nil where it must pass.
  package var failureReason: String?
  /// The beginning of each conversation of the file, in the notation; it is played and not judged.
  package var before: [HeaderText] = []
  /// The table whose rows multiply conversations.
  package var table: TalkTable?
  /// Limits on what each conversation of the file may cost the user.
  package var budgets: [TalkBudget] = []

  /// A permission of the user's.
  package struct Permission: Hashable, Sendable {
    /// What may be allowed or refused.
    package enum Kind: String, Hashable, Sendable, CaseIterable { case siri, contacts, location }

    /// What is allowed or refused.
    package var kind: Kind
    /// The app by its name; nil for all apps.
    package var app: String?
    /// Whether it is allowed.
    package var isGranted: Bool

    /// A permission; without an app it is for all apps.
    package init(kind: Kind, app: String? = nil, isGranted: Bool) {
      self.kind = kind
      self.app = app
      self.isGranted = isGranted
    }
  }

  /// A file that the handler finds in its container.
  package struct HandlerFile: Hashable, Sendable {
    /// The contents of a file: a text in the header, or a copy of another file.
    package enum Content: Hashable, Sendable {
      /// `groups.txt = The band`
      case text(String)
      /// `groups.json < fixtures/groups.json`: a file relative to the transcript.
      case copy(of: String)
    }

    /// Relative to the container, and inside it.
    package var path: String
    /// The contents of the file.
    package var content: Content

    /// A file with its path in the container.
    package init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// Whether there is a network.
  package enum Network: String, Hashable, Sendable { case on, off }

  /// The world of a file without a header.
  package init() {}

  /// Reads a file's header.
  ///
  /// - Parameters:
  ///   - words: the words of languages that may replace the notation's.
  ///   - problems: receives a failed expectation for each name or value that can't be read.
  package init(_ entries: [HeaderEntry], words: NotationWords = .none, problems: inout [Diagnostic]) {
    var reader = HeaderReader(words: words)
    for entry in entries { reader.read(entry) }
    self = reader.header
    problems += reader.problems
  }

  /// The world that the header describes.
  ///
  /// - Parameters:
  ///   - apps: the apps with the header's names, from the transcript's reader.
  ///   - user: the profile of `User`; the header's contacts come before its own.
  package func setting(apps: [InstalledApp], user: UserProfile = UserProfile()) -> Setting {
    var user = user
    let named = Set(contacts.map(\.name))
    user.contacts = contacts + user.contacts.filter { !named.contains($0.name) }
    var setting = Setting(
      locale: locale, clock: clock, zone: zone, device: device, isLocked: isLocked, isHandsFree: isHandsFree,
      place: place ?? user.here, apps: apps, user: user, appsWithoutSiri: appsWithoutSiri(among: apps),
      allowsContacts: isGranted(.contacts), allowsLocation: isGranted(.location))
    setting.situations = Set(situations)
    return setting
  }

  private func isGranted(_ kind: Permission.Kind) -> Bool {
    permissions.last { $0.kind == kind && $0.app == nil }?.isGranted ?? true
  }

  private func appsWithoutSiri(among apps: [InstalledApp]) -> Set<String> {
    var denied: Set<String> = []
    for permission in permissions where permission.kind == .siri {
      for app in apps
      where permission.app.map({ app.identifier == $0 || app.displayNames.values.contains($0) }) ?? true {
        if permission.isGranted { denied.remove(app.identifier) } else { denied.insert(app.identifier) }
      }
    }
    return denied
  }
}
