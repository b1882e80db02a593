import CFixedWorld
import Foundation
import Runtime
@_spi(Host) import SDKFoundation
import SimCatalog
import Synchronization

/// What the author's code asked for and doesn't work here, as values for the host.
enum Notices {
  /// The symbols and stacks of notices that were sent: a call in a loop is told once.
  private static let said = Mutex(Set<[String]>())

  /// How many frames up the author's call is searched: from a notice, and from a refused call, which Foundation makes
  /// deep inside when it opens a file.
  private static let depth = (said: 10, refused: 40)

  /// How many frames of the program's own may be between a library that was refused something and the author's call.
  private static let between = 4

  /// How long the author's call is delayed at most, should the system have no thread left: a line is found in a
  /// hundredth of it.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// - Parameter send: called before the author's call returns, so that nothing that follows from it comes first.
  static func begin(_ send: @escaping @Sendable (ProgramNotice) -> Void) {
    SDKNotice.begin { notice in
      let stack = Self.stack()
      let frames = stack?.frames.map { "\($0.originalProgramCounter)" } ?? []
      guard said.withLock({ $0.insert([notice.symbol] + frames).inserted }) else { return }
      // Not on the author's thread: what is opened there counts as theirs.
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

  /// The stack around the author's call, without frames that can't be the author's.
  private static func stack() -> Backtrace? {
    guard let caller = sirisim_world_refused_caller() else {
      return CodePlace.stack(limit: depth.said)
    }
    let whole = CodePlace.stack(limit: depth.refused)
    let addresses = whole?.frames.map { UInt($0.originalProgramCounter) ?? 0 } ?? []
    guard let first = addresses.firstIndex(of: UInt(bitPattern: caller)),
      let own = addresses[first...].firstIndex(where: sirisim_world_is_programs_code)
    else { return nil }
    return CodePlace.stack(limit: between, offset: own)
  }
}
