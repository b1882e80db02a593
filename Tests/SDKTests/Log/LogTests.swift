import SDKOS
import Testing

@testable import SDKOS

@Suite("The log")
struct LogTests {
  @Test("fills a format's places and hides what is private")
  func formats() {
    #expect(LogFormat.text("ride %d of %{public}@", [3, "Sam"]) == "ride 3 of Sam")
    #expect(LogFormat.text("%{PUBLIC}@ %{private}@", ["a", "b"]) == "a <private>")
    #expect(LogFormat.text("%.2f %ld %%", [1.5, 7]) == "1.50 7 %")
    #expect(LogFormat.text("%{private,mask.hash}@ %@", ["x", "y"]) == "<private> y")
    #expect(LogFormat.text("%@ %@", ["only"]) == "only <decode: missing data>")
    #expect(LogFormat.text("plain", []) == "plain")
  }

  @Test("takes values into a message")
  func messages() {
    let name = "Sam"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .private) \(3.14159, format: .fixed(precision: 2)) \(255, format: .hex)"
    #expect(message.text == "Sam <private> 3.14 ff")
    let missing: Int? = nil
    #expect(("\(missing as Any)" as OSLogMessage).text == "nil")
  }
}
