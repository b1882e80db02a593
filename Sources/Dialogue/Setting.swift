public import SimCatalog
public import SimLexicon

/// The world around a conversation: what a transcript's header says, with fixed values where it says nothing.
public struct Setting: Hashable, Sendable {
  /// The device in the user's hands.
  public enum Device: String, Hashable, Sendable {
    case iPhone, watch, carPlay, homePod

    /// Whether what an App Intent shows can be seen; else all is in its full dialog.
    var showsViews: Bool {
      switch self {
      case .iPhone, .watch, .carPlay: true
      case .homePod: false
      }
    }
  }

  /// For example `en-US`, `zh-Hans`.
  public var locale: String
  /// The local time.
  public var clock: CivilDateTime
  /// An IANA name, for example `Asia/Shanghai`.
  public var zone: String
  /// The device in the user's hands.
  public var device: Device
  /// Whether the device is locked.
  public var isLocked: Bool
  /// Whether the user only hears Siri.
  public var isHandsFree: Bool
  /// The user's place; nil where it isn't known.
  public var place: Place?
  /// The situations of the user's day that the device knows of: `commute`, `gym` (INDailyRoutineRelevanceProvider.Situation).
  public var situations: Set<String> = []
  /// The installed apps; their order decides ties.
  public var apps: [InstalledApp]
  /// Whose contacts, places and words Siri knows.
  public var user: UserProfile
  /// Apps by identifier that the user has not allowed to work with Siri.
  public var appsWithoutSiri: Set<String>
  /// Whether apps see the user's contacts: without it a person holds the spoken words only.
  public var allowsContacts: Bool
  /// Whether apps may know where the user is.
  public var allowsLocation: Bool

  /// A setting; what isn't given is as on a phone in the hand that allows everything.
  public init(
    locale: String, clock: CivilDateTime, zone: String, device: Device = .iPhone, isLocked: Bool = false,
    isHandsFree: Bool = false, place: Place? = nil, apps: [InstalledApp] = [], user: UserProfile = UserProfile(),
    appsWithoutSiri: Set<String> = [], allowsContacts: Bool = true, allowsLocation: Bool = true
  ) {
    self.locale = locale
    self.clock = clock
    self.zone = zone
    self.device = device
    self.isLocked = isLocked
    self.isHandsFree = isHandsFree
    self.place = place
    self.apps = apps
    self.user = user
    self.appsWithoutSiri = appsWithoutSiri
    self.allowsContacts = allowsContacts
    self.allowsLocation = allowsLocation
  }
}
