import CoreSpotlight
import Intents
import LocalAuthentication
import MobileCoreServices
import Photos
import SDKCombine
@_spi(Host) import SDKFoundation
import Security
import SystemConfiguration
import Testing
import UserNotifications
import WeatherKit
import WidgetKit

/// Whether what is said comes of the body that is listened to: other suites run at the same time.
private enum Listening {
  @TaskLocal static var isOn = false
}

/// What was said while a body ran, by its symbols. One test at a time listens.
private func said(_ body: () throws -> Void) rethrows -> [String] {
  let heard = Heard()
  SDKNotice.begin { if Listening.isOn { heard.add($0.symbol) } }
  defer { SDKNotice.begin { _ in } }
  try Listening.$isOn.withValue(true, operation: body)
  return heard.all
}

private final class Settings: ObservableObject {
  @Published var volume = 3
}

@Suite("Services of the phone", .serialized)
struct ServiceTests {
  @Test("What can't work is said, and fails as on a phone that hasn't got it")
  func notices() {
    #expect(said { WidgetCenter.shared.reloadAllTimelines() } == ["WidgetCenter.reloadAllTimelines()"])
    var error: NSError?
    #expect(said { _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) } == ["LAContext"])
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
    #expect(
      said { _ = PHAsset.fetchAssets(with: .image, options: nil).count } == ["PHAsset, PHAssetCollection"])
    #expect(said { _ = CLLocationManager().location } == ["CLLocationManager"])
  }

  @Test("A picture and an album that are made are found, changed and deleted")
  func photoLibrary() async throws {
    let library = PHPhotoLibrary.shared()
    var made: PHObjectPlaceholder?
    var album: PHObjectPlaceholder?
    try await library.performChanges {
      made = PHAssetChangeRequest.creationRequestForAsset(from: UIImage()).placeholderForCreatedAsset
      let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Summer")
      request.addAssets([made!] as NSFastEnumeration)
      album = request.placeholderForCreatedAssetCollection
    }
    let identifier = try #require(made?.localIdentifier)
    let found = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
    #expect(
      found.firstObject?.localIdentifier == album?.localIdentifier && found.firstObject?.localizedTitle == "Summer")
    let collection = try #require(found.firstObject)
    let asset = try #require(PHAsset.fetchAssets(in: collection, options: nil).firstObject)
    #expect(asset.localIdentifier == identifier && asset.mediaType == .image)
    try library.performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
    #expect(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject?.isFavorite == true)
    var seen: [String] = []
    PHAsset.fetchAssets(with: nil).enumerateObjects { object, _, _ in seen.append(object.localIdentifier) }
    #expect(seen == [identifier])
    try await library.performChanges {
      PHAssetChangeRequest.deleteAssets([asset] as NSFastEnumeration)
      PHAssetCollectionChangeRequest.deleteAssetCollections(found)
    }
    #expect(PHAsset.fetchAssets(with: nil).count == 0 && collection.estimatedAssetCount == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
  }

  @Test("The user's pictures may be read, and asking for it comes back at once")
  func pictures() async {
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
  }

  @Test("Weather, reachability and trust fail as where there is no network, and it is said")
  func network() async throws {
    let heard = Heard()
    SDKNotice.begin { if Listening.isOn { heard.add($0.symbol) } }
    defer { SDKNotice.begin { _ in } }
    try await Listening.$isOn.withValue(true) { try await askServices() }
    #expect(
      heard.all == ["WeatherService", "SCNetworkReachabilityGetFlags", "SecTrustEvaluateWithError"])
    #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
  }

  private func askServices() async throws {
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
    }
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags: SCNetworkReachabilityFlags = .reachable
    #expect(!SCNetworkReachabilityGetFlags(host, &flags) && flags.isEmpty)
    let certificate = try #require(SecCertificateCreateWithData(nil, Data([0x30, 0]) as CFData))
    #expect(SecCertificateCreateWithData(nil, Data("no".utf8) as CFData) == nil)
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1 && !SecTrustEvaluateWithError(made, nil))
  }

  @Test("A kind of data is found by the ending of a file, and says what it is called in a message")
  func tags() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
    #expect(type?.takeRetainedValue() == kUTTypePNG)
    #expect(
      UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png" as CFString)
    #expect(UTTypeCopyPreferredTagWithClass("public.nothing" as CFString, kUTTagClassMIMEType) == nil)
  }

  @Test("A notification is kept as pending until it is taken back")
  func notifications() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Soup"
    let center = UNUserNotificationCenter.current()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    content.title = "changed later"
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Soup"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("An activity carries what a search shows of it")
  func activityAttributes() {
    let activity = NSUserActivity(activityType: "order")
    #expect(activity.contentAttributeSet == nil)
    let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeItem as String)
    attributes.contentDescription = "Soup of the day"
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet?.contentDescription == "Soup of the day")
  }

  @Test("Combine publishes")
  func combine() {
    let settings = Settings()
    let heard = Heard()
    var kept: Set<AnyCancellable> = []
    settings.$volume.map { "volume \($0)" }.sink { heard.add($0) }.store(in: &kept)
    settings.objectWillChange.sink { heard.add("will change") }.store(in: &kept)
    settings.volume = 4
    #expect(
      heard.all == ["volume 3", "will change", "volume 4"] || heard.all == ["volume 3", "volume 4", "will change"])
  }
}
