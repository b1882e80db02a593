import AVFoundation
import CloudKit
import CoreBluetooth
import CoreImage
import EventKit
import HealthKit
import MapKit
import MediaPlayer
import MessageUI
import PassKit
@_spi(Host) import SDKFoundation
import StoreKit
import Testing
import UIKit
import WatchConnectivity

private final class Central: NSObject, CBCentralManagerDelegate {
  let heard: (CBManagerState) -> Void
  init(_ heard: @escaping (CBManagerState) -> Void) {
    self.heard = heard
    super.init()
  }
  func centralManagerDidUpdateState(_ central: CBCentralManager) { heard(central.state) }
}

@Suite("What a phone has beside itself", .serialized)
struct DeviceTests {
  @Test("The radio is unsupported, as in a simulator, and the delegate hears so on its queue")
  func bluetooth() async {
    let queue = DispatchQueue(label: "radio")
    let state = await withCheckedContinuation { continuation in
      let delegate = Central { continuation.resume(returning: $0) }
      let manager = CBCentralManager(delegate: delegate, queue: queue)
      #expect(manager.state == .unknown || manager.state == .unsupported)
      // Both are kept until the delegate has heard.
      queue.async { withExtendedLifetime((delegate, manager)) {} }
    }
    #expect(state == .unsupported)
  }

  @Test("A short Bluetooth identifier is the long one that it stands for")
  func identifiers() {
    #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(CBUUID(string: "180d").uuidString == "180D" && CBUUID(string: "180D") != CBUUID(string: "180F"))
  }

  @Test(
    "Units of health convert what measures the same",
    arguments: [
      (1.0, "kg", "lb", 2.204_622_621_8), (5.5, "mmol<180.15588>/L", "mg/dL", 99.085_734), (37, "degC", "degF", 98.6),
      (1, "kcal", "kJ", 4.184), (90, "min", "hr", 1.5), (50, "%", "count", 0.5), (10, "m/s", "km/hr", 36),
    ])
  func units(_ value: Double, _ from: String, _ to: String, _ expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-6)
    #expect(!quantity.is(compatibleWith: .internationalUnit()))
  }

  @Test("Health data are unavailable, for a save as for a question")
  func health() async {
    let store = HKHealthStore()
    let type = HKQuantityType(.stepCount)
    let steps = HKQuantitySample(
      type: type, quantity: HKQuantity(unit: .count(), doubleValue: 3), start: Date(), end: Date())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await store.save(steps) }
    let error = await withCheckedContinuation { continuation in
      store.execute(
        HKSampleQuery(sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
          continuation.resume(returning: $2)
        })
    }
    #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
  }

  @Test("The watch, music, payments and mail answer as on a device without them")
  func answers() async throws {
    #expect(!WCSession.isSupported() && !MFMailComposeViewController.canSendMail())
    #expect(!PKPaymentAuthorizationController.canMakePayments() && !SKPaymentQueue.canMakePayments())
    #expect(MPMediaQuery.songs().items == [] && MPMusicPlayerController.systemMusicPlayer.playbackState == .stopped)
    #expect(CIFilter(name: "CIQRCodeGenerator") == nil && UIGraphicsGetCurrentContext() == nil)
    #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext(["a": 1]) }
    var isPresented: Bool?
    PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present { isPresented = $0 }
    #expect(isPresented == false)
    var failure: (any Error)?
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    MKLocalSearch(request: request).start { failure = $1 }
    #expect(failure as? MKError == MKError(.serverFailure))
    #expect(MKMapItem.Identifier(rawValue: "") == nil)
    let place = try #require(MKMapItem.Identifier(rawValue: "I63802885C8189B2B"))
    await #expect(throws: MKError(.serverFailure)) { try await MKMapItemRequest(mapItemIdentifier: place).mapItem }
  }

  @Test("Calendars and iCloud can't be reached; what is to be kept in them is as it was made")
  func calendarsAndCloud() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied && store.calendars(for: .event) == [])
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Soup"
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(reminder, commit: true) }
    let record = CKRecord(recordType: "Meal")
    record["name"] = "Soup"
    #expect(record["name"] as? String == "Soup" && record.allKeys() == ["name"])
    await #expect(throws: CKError(.notAuthenticated)) {
      try await CKContainer.default().privateCloudDatabase.save(record)
    }
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
  }

  @Test("A player keeps what it should play; the lock screen and the audio session keep what they are told")
  func players() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp3"))
    player.play()
    #expect(player.rate == 1 && (player.currentItem?.asset as? AVURLAsset)?.url.path == "/a.mp3")
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Blue"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Blue")
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: .duckOthers)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 3, timescale: 2))
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nonexistent.mp3")) }
  }

  @Test("A region around a point has the size that it is asked for")
  func regions() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001 && abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test("What is copied can be pasted")
  func pasteboard() {
    UIPasteboard.general.string = "Soup"
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == "Soup")
  }
}
