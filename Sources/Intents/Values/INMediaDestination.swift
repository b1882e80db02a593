/// Where media is added.
public enum INMediaDestination: Hashable, Sendable {
  case library
  case playlist(String)

  public var playlistName: String? {
    switch self {
    case .library: nil
    case .playlist(let name): name
    }
  }
}

/// The class behind `INMediaDestination`.
open class INMediaDestinationReference: INStoredObject {
  open var mediaDestinationType: INMediaDestinationType { storedCase("mediaDestinationType", default: .unknown) }
  open var playlistName: String? { stored("playlistName") }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private init(type: INMediaDestinationType, playlistName: String?) {
    super.init()
    storeCase(type, as: "mediaDestinationType")
    store(playlistName, as: "playlistName")
  }

  open class func library() -> INMediaDestinationReference {
    INMediaDestinationReference(type: .library, playlistName: nil)
  }

  open class func playlistDestination(withName playlistName: String) -> INMediaDestinationReference {
    INMediaDestinationReference(type: .playlist, playlistName: playlistName)
  }
}
