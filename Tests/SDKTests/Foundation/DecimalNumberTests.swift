import Foundation
@_spi(Host) import SDKFoundation
import Testing

@Suite("NSDecimalNumber beside plain numbers")
struct DecimalNumberTests {
  init() { DecimalNumbers.patch() }

  @Test("is less, equal or greater whatever the other number's class is")
  func compares() {
    let price = NSDecimalNumber(string: "5.5")
    #expect(price.compare(9) == .orderedAscending)
    #expect(price.compare(NSNumber(value: 5.5)) == .orderedSame)
    #expect(price.compare(3) == .orderedDescending)
    #expect((price as NSNumber).compare(3) == .orderedDescending)
    #expect(price.compare(NSDecimalNumber(string: "5.6")) == .orderedAscending)
    #expect(NSNumber(value: 3).compare(price) == .orderedAscending)
    #expect((Decimal(2) as NSDecimalNumber).compare(NSNumber(value: true)) == .orderedDescending)
    #expect(NSDecimalNumber(string: "0.1").compare(NSNumber(value: 0.1)) == .orderedSame)
    let numbers: [NSNumber] = [NSDecimalNumber(string: "5"), 3, NSDecimalNumber(string: "1")]
    #expect(numbers.sorted { $0.compare($1) == .orderedAscending } == [1, 3, 5])
  }

  @Test("has the hash of a plain number that is equal")
  func hashes() {
    #expect(NSDecimalNumber(string: "5.5").hash == NSNumber(value: 5.5).hash)
    #expect(NSDecimalNumber(string: "3").hash == NSNumber(value: 3).hash)
    #expect(NSSet(array: [NSDecimalNumber(string: "5.5"), NSNumber(value: 5.5)]).count == 1)
  }
}
