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

  /// - Parameter send: called on the thread of the author's, before their call returns.
  static func begin(_ send: @escaping @Sendable (ProgramNotice) -> Void) {
    SDKNotice.begin { notice in
      let stack = try? Backtrace.capture(limit: 16, top: 0)
      let key = stack.map { "\($0)" } ?? ""
      guard said.withLock({ $0.insert("\(notice.symbol) \(key)").inserted }) else { return }
      send(ProgramNotice(symbol: notice.symbol, happens: notice.happens, place: CodePlace.ofCaller(within: 12)))
    }
  }
}
