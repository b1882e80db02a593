import Glibc
import SimPolling

extension LanguageServer {
  /// Serves the editor at the other end of two descriptors until it exits or is gone.
  ///
  /// - Parameter write: writes to the editor; false if the other end is closed.
  /// - Returns: the exit status.
  package func serve(reading descriptor: Int32, write: ([UInt8]) -> Bool) -> Int32 {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let input = ReadableSource(descriptor)
    while true {
      if let exitStatus { return exitStatus }
      let ready = Poll.wait(for: [input, self])
      var answer: [UInt8] = []
      if ready.contains(descriptor) {
        let count = read(descriptor, &chunk, chunk.count)
        if count > 0 {
          answer += receive(Array(chunk[..<count]))
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          receiveEnd()
        }
      }
      answer += advance()
      if !answer.isEmpty, !write(answer) { return exitStatus ?? 1 }
    }
  }
}
