import SimText
import Testing

/// The numbers that everybody's FNV-1a gives.
@Suite struct FingerprintTests {
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func aTextHasTheNumberOfThePublishedVectors(text: String, digits: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes: text.utf8)
    #expect(fingerprint.digits == digits)
  }

  @Test func whereAFieldEndsCounts() {
    func digits(_ fields: String...) -> String {
      var fingerprint = Fingerprint()
      for field in fields { fingerprint.add(field: field) }
      return fingerprint.digits
    }
    #expect(digits("ab", "c") != digits("a", "bc"))
  }

  @Test func digitsAreSixteenInAllCases() { #expect(UInt64(10).hexadecimalDigits == "000000000000000a") }
}
