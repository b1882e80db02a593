import Foundation
import SimCatalog
import Synchronization
import Testing

@testable import SimExtensionRunner

struct CallerPlaceTests {
  /// What one thread has looked up goes away with it, while others look: that ended programs.
  @Test func manyThreadsThatEndFindTheirLineAtOnce() {
    let places = Mutex<[CodePlace?]>([])
    let done = DispatchGroup()
    for _ in 0..<12 {
      done.enter()
      Thread {
        let place = CodePlace.ofCaller(within: 12)
        places.withLock { $0.append(place) }
        done.leave()
      }.start()
    }
    done.wait()
    let expected = CodePlace(file: "SimExtensionRunnerTests/CallerPlaceTests.swift", line: 16)
    #expect(places.withLock { $0 } == Array(repeating: expected, count: 12))
  }
}
