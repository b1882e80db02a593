import SimCatalog
import SimText
import Testing

@testable import SimBatch

@Suite struct ValueJSONTests {
  @Test(arguments: [
    (5990, 2, "59.90"), (30, 0, "30"), (5, 2, "0.05"), (-150, 2, "-1.50"), (7, 30, "7"), (Int.min, 0, String(Int.min)),
  ])
  func anAmountKeepsItsDecimals(minorUnits: Int, decimals: Int, text: String) {
    #expect(ValueJSON.amount(Money(minorUnits: minorUnits, decimals: decimals)) == text)
  }

  @Test func aNumberOfPlacesBehindOneAnotherIsCountedInBothWays() {
    let offsets = TextOffsets("给Ann发")
    #expect(offsets.range(3..<6) == .fields([("utf8", [3, 6].json), ("characters", [1, 4].json)]))
    #expect(offsets.words(3..<6) == "Ann")
    #expect(offsets.range(0..<900) == .fields([("utf8", [0, 9].json), ("characters", [0, 5].json)]))
  }
}

extension [Int] {
  fileprivate var json: JSONValue { .array(map { .integer($0) }) }
}
