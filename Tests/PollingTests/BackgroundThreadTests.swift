import SimPolling
import Synchronization
import Testing

@Suite struct BackgroundThreadTests {
  @Test(arguments: [1, 3, 100])
  func whatComesIsInTheOrderOfTheItemsAndToldOneAfterTheOther(jobs: Int) {
    let told = Mutex<[Int]>([])
    let outputs = BackgroundThread.map(Array(0..<50), jobs: jobs, { $0 * $0 }) { number, output in
      #expect(output == number * number)
      told.withLock { $0.append(number) }
      return true
    }
    #expect(outputs == (0..<50).map { $0 * $0 })
    #expect(told.withLock { $0.sorted() } == Array(0..<50))
  }

  @Test func nothingIsBegunOnceNobodyWantsToGoOn() {
    let outputs = BackgroundThread.map(Array(0..<50), jobs: 1, { $0 }) { number, _ in number < 3 }
    #expect(outputs.prefix(4) == [0, 1, 2, 3])
    #expect(outputs.dropFirst(4).allSatisfy { $0 == nil })
  }

  @Test func noItemsAreNoWork() {
    #expect(BackgroundThread.map([Int](), jobs: 0, { $0 }, each: { _, _ in true }).isEmpty)
  }
}
