import Testing

@testable import SimRecognition

@Suite struct IndexedCacheTests {
  @Test func keepsWhatWasWorkedOut() {
    var cache = IndexedCache<Int?>()
    #expect(cache[2] == .none)
    cache.keep(nil, for: 2, of: 4)
    cache.keep(7, for: 0, of: 4)
    #expect(cache[0] == .some(7))
    #expect(cache[1] == .none)
    // Nothing was found there, which is known as well.
    #expect(cache[2] == .some(nil))
    #expect(cache[3] == .none)
  }
}
