package import SimCatalog
package import SimDiagnostics
package import SimDialogue
package import SimLexicon

/// What a transcript's header says of the world, read. What it does not say has a fixed value, never the machine's.
package struct TalkHeader: Hashable, Sendable {
  /// The fixed time at which a conversation begins, a Friday.
  package static let defaultClock = CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)
  /// The zone of a file that names none.
  package static let defaultZone = "UTC"
  /// The locale of a file that names none.
  package static let defaultLocale = "en-US"

  /// The apps by the names that the header gives; none stands for whatever the reader of the transcript has.
  package var apps: [HeaderText] = []
  /// The language and region in which Siri and the user talk.
  package var locale = defaultLocale
  /// The time at which the conversation begins.
  package var clock = defaultClock
  /// The time zone's name in the IANA database.
  package var zone = defaultZone
  /// The device in the user's hands.
  package var device = Setting.Device.iPhone
  /// Whether the device is locked at the beginning.
  package var isLocked = false
  /// Whether the user only hears Siri.
  package var isHandsFree = false
  /// Where the user is; nil where no app may know.
  package var place: Place?
  /// The situations of the user's day, in the order of the file.
  package var situations: [String] = []
  /// The name of a user's vocabulary, or the path of its plist.
  package var user: HeaderText?
  /// The contacts of the file's own, before those of the user's profile.
  package var contacts: [Contact] = []
  /// What is allowed or refused at the beginning, in the order of the file.
  package var permissions: [Permission] = []
  /// What the handler finds in its user defaults, in the header's order.
  package var defaults: [UserInfoEntry] = []
  /// What the handler finds in its container at the beginning.
  package var files: [HandlerFile] = []
  /// Variables of the handler's process.
  package var environment: [UserInfoEntry] = []
  /// Whether the handler reaches the network.
  package var network = Network.off
  /// Words by which transcripts are picked out of many.
  package var tags: [String] = []
  /// Why the transcript is known to fail; nil where it has to pass.
  package var failureReason: String?
  /// What each conversation of the file begins with, in the notation; it is played and not judged.
  package var before: [HeaderText] = []
  /// The rows by which conversations become many.
  package var table: TalkTable?
  /// How much each conversation of the file may cost the user.
  package var budgets: [TalkBudget] = []

  /// A permission of the user's.
  package struct Permission: Hashable, Sendable {
    /// What may be allowed or refused.
    package enum Kind: String, Hashable, Sendable, CaseIterable { case siri, contacts, location }

    /// What is allowed or refused.
    package var kind: Kind
    /// The app by its name; nil for all of them.
    package var app: String?
    /// Whether it is allowed.
    package var isGranted: Bool

    /// A permission; without an app it is every app's.
    package init(kind: Kind, app: String? = nil, isGranted: Bool) {
      self.kind = kind
      self.app = app
      self.isGranted = isGranted
    }
  }

  /// A file that the handler finds in its container.
  package struct HandlerFile: Hashable, Sendable {
    /// What a file holds: a text of the header, or the bytes of another file.
    package enum Content: Hashable, Sendable {
      /// `groups.txt = The band`
      case text(String)
      /// `groups.json < fixtures/groups.json`: a file beside the transcript.
      case copy(of: String)
    }

    /// Relative to the container; never outside of it.
    package var path: String
    /// What lies in the file.
    package var content: Content

    /// A file by its path in the container.
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
  ///   - words: those of languages that may stand for the notation's own.
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
  ///   - apps: the apps that the names stand for; whoever reads the transcript has them.
  ///   - user: the profile behind `User`; the header's contacts stand before its own.
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
