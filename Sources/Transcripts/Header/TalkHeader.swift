public import SimCatalog
public import SimDiagnostics
public import SimDialogue
public import SimLexicon

/// What a transcript's header says of the world, read. What it does not say has a fixed value, never the machine's.
public struct TalkHeader: Hashable, Sendable {
  /// The fixed time at which a conversation begins, a Friday.
  public static let defaultClock = CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)
  public static let defaultZone = "UTC"
  public static let defaultLocale = "en-US"

  /// The apps by the names that the header gives; none stands for whatever the reader of the transcript has.
  public var apps: [HeaderText] = []
  public var locale = defaultLocale
  public var clock = defaultClock
  public var zone = defaultZone
  public var device = Setting.Device.iPhone
  public var isLocked = false
  public var isHandsFree = false
  public var place: Place?
  /// The name of a user's vocabulary, or the path of its plist.
  public var user: HeaderText?
  public var contacts: [Contact] = []
  public var permissions: [Permission] = []
  /// What the handler finds in its user defaults, in the header's order.
  public var defaults: [UserInfoEntry] = []
  public var files: [HandlerFile] = []
  public var environment: [UserInfoEntry] = []
  public var network = Network.on

  /// A permission of the user's.
  public struct Permission: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable { case siri, contacts, location }

    public var kind: Kind
    /// The app by its name; nil for all of them.
    public var app: String?
    public var isGranted: Bool

    public init(kind: Kind, app: String? = nil, isGranted: Bool) {
      self.kind = kind
      self.app = app
      self.isGranted = isGranted
    }
  }

  /// A file that the handler finds in its container.
  public struct HandlerFile: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
      /// `groups.txt = The band`
      case text(String)
      /// `groups.json < fixtures/groups.json`: a file beside the transcript.
      case copy(of: String)
    }

    /// Relative to the container; never outside of it.
    public var path: String
    public var content: Content

    public init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  public enum Network: String, Hashable, Sendable { case on, off }

  public init() {}

  /// Reads a file's header.
  ///
  /// - Parameter problems: receives a failed expectation for each name or value that can't be read.
  public init(_ entries: [HeaderEntry], problems: inout [Diagnostic]) {
    var reader = HeaderReader()
    for entry in entries { reader.read(entry) }
    self = reader.header
    problems += reader.problems
  }

  /// The world that the header describes.
  ///
  /// - Parameters:
  ///   - apps: the apps that the names stand for; whoever reads the transcript has them.
  ///   - user: the profile behind `User`; the header's contacts stand before its own.
  public func setting(apps: [InstalledApp], user: UserProfile = UserProfile()) -> Setting {
    var user = user
    let named = Set(contacts.map(\.name))
    user.contacts = contacts + user.contacts.filter { !named.contains($0.name) }
    return Setting(
      locale: locale, clock: clock, zone: zone, device: device, isLocked: isLocked, isHandsFree: isHandsFree,
      place: place, apps: apps, user: user, appsWithoutSiri: appsWithoutSiri(among: apps),
      allowsContacts: isGranted(.contacts), allowsLocation: isGranted(.location))
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
