import Glibc

/// The host's end of a stream that is read without waiting.
struct ReadEnd {
  private(set) var descriptor: Int32
  private(set) var isOpen = true

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads what is there, up to a limit: a program that writes without end has to wait in between, while the host never
  /// does.
  ///
  /// - Parameter limit: in bytes; the rest stays in the pipe.
  mutating func read(atMost limit: Int, _ take: (UnsafeRawBufferPointer) -> Void) {
    guard isOpen else { return }
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { space in
      var left = limit
      while left > 0 {
        let count = Glibc.read(descriptor, space.baseAddress, min(space.count, left))
        if count > 0 {
          left -= count
          take(UnsafeRawBufferPointer(rebasing: space[..<count]))
          // Less than asked for was all there is.
          if count < space.count { return }
        } else if count < 0, errno == EINTR {
          continue
        } else {
          // Nothing there now, or nothing ever again.
          if count == 0 || errno != EAGAIN { isOpen = false }
          return
        }
      }
    }
  }

  mutating func close() {
    isOpen = false
    Glibc.close(descriptor)
  }
}
