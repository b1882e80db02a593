import Foundation
import Runtime
@_spi(Host) import SDKFoundation
import SimCatalog
import Synchronization

/// What the author's code asked for and can't have here, as values for the host.
enum Notices {
  /// The stacks from which something was said already. To find the line of one takes a while, so that a call in a loop must
  /// not look for it again.
  private static let said = Mutex(Set<String>())

  /// How long the author's call is held up at most: a notice that takes longer comes with the next turn.
  private static let patience = DispatchTimeInterval.milliseconds(400)

  /// - Parameter send: called on a thread of its own, mostly before the author's call returns.
  static func begin(_ send: @escaping @Sendable (ProgramNotice) -> Void) {
    SDKNotice.begin { notice in
      let stack = try? Backtrace.capture(limit: 10, top: 0)
      let key = stack.map { "\($0)" } ?? ""
      guard said.withLock({ $0.insert("\(notice.symbol) \(key)").inserted }) else { return }
      let isSent = DispatchSemaphore(value: 0)
      Thread {
        QuitSignal.block()
        let place = stack.flatMap { CodePlace.ofCaller(in: $0) }
        send(ProgramNotice(symbol: notice.symbol, happens: notice.happens, place: place))
        isSent.signal()
      }.start()
      _ = isSent.wait(timeout: .now() + patience)
    }
  }
}
