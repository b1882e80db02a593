import SimText
import Testing

/// A value outside of its holder behaves as one inside.
@Suite struct BoxedTests {
  struct Holder {
    @Boxed var numbers = [1, 2]
  }

  @Test func aCopyKeepsWhatItHad() {
    var holder = Holder()
    let before = holder
    holder.numbers.append(3)
    #expect(holder.numbers == [1, 2, 3])
    #expect(before.numbers == [1, 2])
  }

  @Test func aCopyThatChangesLeavesTheFirstAlone() {
    let holder = Holder()
    var copy = holder
    copy.numbers[0] = 7
    #expect(holder.numbers == [1, 2])
    #expect(copy.numbers == [7, 2])
  }

  @Test func whatNobodyElseHoldsIsChangedWhereItLies() {
    var holder = Holder()
    holder.numbers.reserveCapacity(8)
    let place = holder.numbers.withUnsafeBufferPointer { $0.baseAddress }
    holder.numbers.append(3)
    #expect(holder.numbers.withUnsafeBufferPointer { $0.baseAddress } == place)
  }
}
