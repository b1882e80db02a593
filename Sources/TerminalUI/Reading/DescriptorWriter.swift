import Glibc
import Synchronization

/// Writing bytes to a file descriptor, whole.
package enum DescriptorWriter {
  private static let failed = Atomic<Int32>(0)

  /// Why the standard output has not taken all that was written to it: the system's number; nil where it has, and where nobody
  /// reads any more, which is nobody's fault.
  package static var failure: Int32? {
    let code = failed.load(ordering: .relaxed)
    return [0, EPIPE, EIO].contains(code) ? nil : code
  }

  /// False when nobody reads any more, or the system takes no more.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            // Somebody made the terminal non-blocking: wait until it takes more.
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&entry, 1, -1)
            continue
          }
          if descriptor == STDOUT_FILENO { failed.store(errno, ordering: .relaxed) }
          return false
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}
