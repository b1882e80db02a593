package import SimCatalog
package import SimLexicon

/// The world around a conversation: what a transcript's header says, with fixed defaults.
package struct Setting: Hashable, Sendable {
  /// The device in the user's hands.
  package enum Device: String, Hashable, Sendable {
    case iPhone, watch, carPlay, homePod

    /// Whether an App Intent's view can be seen; otherwise its full dialog says everything.
    var showsViews: Bool {
      switch self {
      case .iPhone, .watch, .carPlay: true
      case .homePod: false
      }
    }
  }

  /// For example `en-US`, `zh-Hans`.
  package var locale: String
  /// The local time.
  package var clock: CivilDateTime
  /// An IANA name, for example `Asia/Shanghai`.
  package var zone: String
  /// The device in the user's hands.
  package var device: Device
  /// Whether the device is locked.
  package var isLocked: Bool
  /// Whether the user only hears Siri.
  package var isHandsFree: Bool
  /// The user's place; nil where it isn't known.
  package var place: Place?
  /// The situations of the user's day that the device knows of: `commute`, `gym` (INDailyRoutineRelevanceProvider.Situation).
  package var situations: Set<String> = []
  /// The installed apps; their order decides ties.
  package var apps: [InstalledApp]
  /// Whose contacts, places and words Siri knows.
  package var user: UserProfile
  /// Apps by identifier that the user has not allowed to work with Siri.
  package var appsWithoutSiri: Set<String>
  /// Whether apps see the user's contacts: without it a person has only the spoken words.
  package var allowsContacts: Bool
  /// Whether apps may know the user's location.
  package var allowsLocation: Bool

  /// A setting; defaults are those of an unlocked phone in the hand that allows everything.
  package init(
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
