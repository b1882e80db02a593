extension SDKDifference {
  /// Other apps.
  public static let openURL = SDKDifference(
    "UIKit", "UIApplication.open(_:), NSExtensionContext.open(_:)",
    "opens nothing, and answers false: there are no other apps",
    names: ["open", "canOpenURL"])
  /// The app's own addresses.
  public static let openOwnURL = SDKDifference(
    "UIKit", "UIApplication.open(_:) of an address of the app's own",
    "answers true and shows nothing: the app's screens aren't built", names: [])
  /// Interface Builder.
  public static let storyboard = SDKDifference(
    "UIKit", "UIStoryboard, UINib",
    "isn't read: outlets are empty, and only what the code adds to a view is shown",
    names: ["UIStoryboard", "UINib", "IBOutlet"])
  /// Pixels.
  public static let drawing = SDKDifference(
    "UIKit", "UIGraphicsImageRenderer, UIGraphicsBeginImageContext, CGContext",
    "draws nothing; an image keeps the data that it was made from",
    names: ["UIGraphicsImageRenderer", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions"])
  /// Picture formats.
  public static let imageFormat = SDKDifference(
    "UIKit", "UIImage.pngData(), UIImage.jpegData(compressionQuality:)",
    "give the picture's data in the format that it has",
    names: ["pngData", "jpegData", "UIImagePNGRepresentation", "UIImageJPEGRepresentation"])
  /// Pictures that aren't in the checkout.
  public static let imagePointer = SDKDifference(
    "UIKit", "UIImage of a file that is kept by Git LFS",
    "has no size, and the file's pointer as its data: the checkout has no picture until 'git lfs pull' brings it")
  /// Symbols.
  public static let systemImage = SDKDifference(
    "UIKit", "UIImage(systemName:)", "has the symbol's name and no picture", names: ["systemName"])

  /// SwiftUI.
  public static let swiftUI = SDKDifference(
    "SwiftUI", "View", "is text where an App Intent shows it; no other body runs", names: ["View"])

  /// Lists.
  public static let tables = SDKDifference(
    "UIKit", "UITableView, UICollectionView", "show no rows: no data source is asked",
    names: ["UITableView", "UICollectionView"])

  /// Scenes.
  public static let scenes = SDKDifference(
    "UIKit", "UISceneDelegate, UIWindowSceneDelegate",
    "hear nothing: an app has no scenes, and what happens to it its application delegate hears",
    names: ["UISceneDelegate", "UIWindowSceneDelegate"])

  static let uiKit = [
    openURL, openOwnURL, storyboard, tables, scenes, drawing, imageFormat, imagePointer, systemImage, swiftUI,
  ]
}
