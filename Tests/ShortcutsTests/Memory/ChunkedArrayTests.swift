import Testing

@testable import SimShortcuts

@Suite struct ChunkedArrayTests {
  private static func numbers(_ count: Int) -> ChunkedArray<Int> {
    var array = ChunkedArray<Int>()
    for number in 0..<count { array.append(number) }
    return array
  }

  @Test(arguments: [0, 1, 31, 32, 33, 511, 512, 513, 1_500]) func elementsKeepTheirOrder(_ count: Int) {
    #expect(Array(Self.numbers(count)) == Array(0..<count))
    #expect(Self.numbers(count).count == count)
  }

  @Test(arguments: [0, 1, 511, 512, 700, 1_023, 1_024, 1_055, 1_056, 1_499]) func anElementIsRemoved(_ index: Int) {
    var array = Self.numbers(1_500)
    var plain = Array(0..<1_500)
    #expect(array.remove(at: index) == plain.remove(at: index))
    #expect(Array(array) == plain)
    array.append(7)
    #expect(array.last == 7 && array.count == 1_500)
  }

  @Test func aCopyChangesAlone() {
    let before = Self.numbers(600)
    var after = before
    after[3] = -1
    after.append(600)
    #expect(before[3] == 3 && before.count == 600)
    #expect(after[3] == -1 && after.last == 600)
  }

  @Test(arguments: [
    (0, 5, 0), (3, 3, 3), (600, 601, 600), (32, 40, 32), (500, 530, 500), (500, 1_100, 500), (512, 1_024, 512),
    (1_024, 1_024, 1_024),
  ])
  func theCommonBeginningIsCounted(_ one: Int, _ other: Int, _ common: Int) {
    #expect(Self.numbers(one).commonCount(with: Self.numbers(other)) == common)
    #expect(Self.numbers(other).commonCount(with: Self.numbers(one)) == common)
  }

  @Test(arguments: [0, 511, 512, 777, 992, 999]) func theCommonBeginningEndsAtTheFirstDifference(_ index: Int) {
    var changed = Self.numbers(1_000)
    changed[index] = -1
    #expect(changed.commonCount(with: Self.numbers(1_000)) == index)
  }

  @Test func aDictionaryInPartsHasWhatWasPutThere() {
    var phrases = ChunkedDictionary<String, Int>()
    #expect(phrases["soup"] == nil)
    phrases["nothing"] = nil
    for number in 0..<5_000 { phrases["soup \(number)"] = number }
    let before = phrases
    phrases["soup 7"] = nil
    phrases["soup 8"] = 88
    #expect(before["soup 7"] == 7 && before["soup 8"] == 8)
    #expect(phrases["soup 7"] == nil && phrases["soup 8"] == 88 && phrases["soup 4999"] == 4_999)
    #expect(phrases.values.count { _ in true } == 4_999)
  }
}
