import Foundation
import Intents
@_spi(Host) import SDKFoundation
import Testing

extension UserDefaults {
  fileprivate var draftForTests: String? {
    get { string(forKey: "draftForTests") }
    set { set(newValue, forKey: "draftForTests") }
  }
}

@Suite("User defaults and shared folders")
struct StorageTests {
  private let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: "group.sirisim.tests.\(UUID().uuidString)")) }

  @Test("UserDefaults answers by key as by its own methods")
  func keyValue() {
    defaults.setValue(3, forKey: "rides")
    #expect(defaults.value(forKey: "rides") as? Int == 3)
    #expect(defaults.integer(forKey: "rides") == 3)
    #expect(defaults.value(forKey: "none") == nil)
    defaults.setValuesForKeys(["a": "x", "b": NSNull()])
    #expect(defaults.string(forKey: "a") == "x" && defaults.object(forKey: "b") == nil)
  }

  @Test("An observer hears of a change, with the old value and the new one, until it is let go of")
  func observing() {
    let heard = Heard()
    let observation = defaults.observe(\.draftForTests, options: [.new, .old, .initial]) { _, change in
      heard.add("\((change.oldValue ?? nil) ?? "-")>\((change.newValue ?? nil) ?? "-")")
    }
    for draft in ["hello", "hello", "bye"] {
      defaults.draftForTests = draft
      KeyValueObservations.look()
    }
    observation.invalidate()
    defaults.draftForTests = "late"
    KeyValueObservations.look()
    #expect(heard.all == ["->-", "->hello", "hello>bye"])
  }

  @Test("An app group has a folder in the home, and a name that leads elsewhere has none")
  func appGroup() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.sirisim.tests"))
    #expect(folder.path.hasPrefix(NSHomeDirectory()) && folder.hasDirectoryPath)
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../../x") == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("Classes are called as on a phone")
  func classNames() {
    #expect(NSStringFromClass(INSendMessageIntent.self) == "INSendMessageIntent")
    #expect(NSStringFromClass(Heard.self) == "SDKTests.Heard")
    #expect(NSClassFromString("SDKTests.Heard") == Heard.self)
  }

  @Test("Values that Foundation bridges are arguments of a format")
  func formats() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@ and %@", day as CVarArg, NSNumber(value: 4)) == "2001-01-01 00:00:00 +0000 and 4")
    #expect(String(format: "%@", ["a"] as CVarArg) == "[\"a\"]")
  }
}

/// What was heard, in its order.
final class Heard: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  var all: [String] { lock.withLock { list } }
  func add(_ text: String) { lock.withLock { list.append(text) } }
}
