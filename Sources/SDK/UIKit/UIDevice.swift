/// The device: a phone of no particular model.
open class UIDevice: NSObject, @unchecked Sendable {
  private static let only = UIDevice()
  open class var current: UIDevice { only }

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The same in every conversation.
  open var identifierForVendor: UUID? { UUID(uuidString: "5349524B-4954-4000-8000-53494D554C41") }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isMultitaskingSupported: Bool { true }
  open var orientation: UIDeviceOrientation { .portrait }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The size class and the appearance in which something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private static let only = UITraitCollection()
  open class var current: UITraitCollection { only }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 3 }
}

/// The device's screen, of which only the size is known.
open class UIScreen: NSObject, @unchecked Sendable {
  private static let only = UIScreen()
  open class var main: UIScreen { only }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { .current }
}

/// Haptic feedback, which has no effect here.
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
