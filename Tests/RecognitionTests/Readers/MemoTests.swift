import Testing

@testable import SimRecognition

@Suite struct MemoTests {
  @Test func keepsWhatWasWorkedOut() {
    var memo = Memo<Int?>()
    #expect(memo[2] == .none)
    memo.keep(nil, for: 2, of: 4)
    memo.keep(7, for: 0, of: 4)
    #expect(memo[0] == .some(7))
    #expect(memo[1] == .none)
    // Nothing was found there, which is known as well.
    #expect(memo[2] == .some(nil))
    #expect(memo[3] == .none)
  }
}
