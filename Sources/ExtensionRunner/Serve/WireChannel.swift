import Foundation
import Glibc
import SimExtensionWire
import SimText

/// The socket to the host: requests are read from it, replies may be written to it from any thread.
final class WireChannel: Sendable {
  private let descriptor: Int32
  private let lock = NSLock()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads requests until the host is gone.
  ///
  /// - Returns: whether it is gone; false if the author's code has closed the socket.
  func readRequests(_ take: ([UInt8]) -> Void) -> Bool {
    var buffer = LineBuffer()
    // Memory that isn't filled is none until something is read into it.
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { space in
      while true {
        let count = read(descriptor, space.baseAddress, space.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count == 0 }
        buffer.append(UnsafeRawBufferPointer(rebasing: space[..<count]))
        while let line = buffer.next() { take(line) }
      }
    }
  }

  func send(_ reply: WireReply) {
    let bytes = WireCodec.encode(reply)
    lock.withLock {
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        // The host is gone; the reader notices that, too.
        guard count > 0 else { return }
        start += count
      }
    }
  }
}
