public import SimCatalog
public import SimLexicon

/// The world around a conversation: what a transcript's header says, with fixed values where it says nothing.
public struct Setting: Hashable, Sendable {
  public enum Device: String, Hashable, Sendable { case iPhone, watch, carPlay, homePod }

  /// For example `en-US`, `zh-Hans`.
  public var locale: String
  public var clock: CivilDateTime
  /// An IANA name, for example `Asia/Shanghai`.
  public var zone: String
  public var device: Device
  public var isLocked: Bool
  public var isHandsFree: Bool
  public var place: Place?
  public var apps: [InstalledApp]
  public var user: UserProfile
  /// Apps by identifier that the user has not allowed to work with Siri.
  public var appsWithoutSiri: Set<String>
  /// Whether apps see the user's contacts: without it a person holds the spoken words only.
  public var allowsContacts: Bool
  public var allowsLocation: Bool

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
