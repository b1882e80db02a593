import Glibc
import SimText

/// The host's end of a stream that is read without waiting.
struct ReadEnd {
  private(set) var descriptor: Int32
  private(set) var isOpen = true
  private var buffer = LineBuffer()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads all that is there.
  mutating func fill() {
    guard isOpen else { return }
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { space in
      while true {
        let count = read(descriptor, space.baseAddress, space.count)
        if count > 0 {
          buffer.append(UnsafeRawBufferPointer(rebasing: space[..<count]))
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

  mutating func nextLine() -> [UInt8]? { buffer.next() }

  /// What came after the last line break.
  mutating func takeRest() -> [UInt8] { buffer.takeRest() }

  var waiting: Int { buffer.waiting }

  mutating func close() {
    isOpen = false
    Glibc.close(descriptor)
  }
}
