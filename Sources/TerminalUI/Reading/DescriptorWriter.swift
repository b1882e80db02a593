import Glibc
import Synchronization

/// Writes bytes to a file descriptor, completely.
package enum DescriptorWriter {
  private static let failed = Atomic<Int32>(0)

  /// The error number if standard output hasn't taken everything that was written; nil if it has, and if the reader has
  /// closed it, which isn't an error.
  package static var failure: Int32? {
    let code = failed.load(ordering: .relaxed)
    return [0, EPIPE, EIO].contains(code) ? nil : code
  }

  /// Returns false when the reader has closed it, or the system takes no more.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            // The terminal was made non-blocking: wait until it takes more.
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
