import CAllocations
import Glibc

/// Times of many single runs, in microseconds.
struct Distribution {
  var sorted: [Double]
  var allocations: Double

  var median: Double { at(0.5) }
  var p99: Double { at(0.99) }

  func at(_ part: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }
}

/// The processor time of this thread, in microseconds.
func threadMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The wall clock's monotonic time, in microseconds.
func wallMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Runs `body` once for each index in each round and keeps each index's best round, as the machine's noise only adds.
func measure(count: Int, rounds: Int, _ body: (Int) -> Void) -> Distribution {
  var best = [Double](repeating: .infinity, count: count)
  var allocations: UInt = 0
  for round in 0..<rounds {
    for index in 0..<count {
      let before = allocation_count()
      let start = threadMicroseconds()
      body(index)
      best[index] = min(best[index], threadMicroseconds() - start)
      if round == rounds - 1 { allocations += allocation_count() - before }
    }
  }
  return Distribution(sorted: best.sorted(), allocations: Double(allocations) / Double(max(1, count)))
}

/// The memory that this process holds, in megabytes.
func residentMegabytes() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 128)
  guard fgets(&buffer, 128, file) != nil else { return 0 }
  let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
  return pages * 4096 / 1_000_000
}
