import SimCatalog
import Testing

@testable import SimExtensionHost

struct BacktraceTests {
  private static let report = """

    *** Program crashed: Illegal instruction at 0x00007fd85e56df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "my app":

    0          0x00007fd85e56df00 in pthread_cond_wait
    ...

    Thread 1 "worker" crashed:

    0          0x00007fd85e56df7f
    1 [ra]     0x000055ba61403f9d
    2 [async]  0x000055ba61403fd7
    3 [system] 0x000055ba61404000
    4          ...


    Images (12 omitted):

    0x000055ba61403000–0x000055ba61404320 b96d879b52ce1ed24eb688fda57e78f767aae7d8 my app          /home/me/My Apps/my app
    0x00007fd85e400000–0x00007fd85e9d2d40 <no build ID>                            libswiftCore.so /opt/swift/libswiftCore.so

    Backtrace took 0.02s

    """

  @Test func theAddressesOfAllThreadsAndTheirFilesAreRead() {
    let backtrace = Backtrace(report: Self.report)
    #expect(
      backtrace.threads == [
        Backtrace.Thread(isCrashed: false, addresses: [0x7fd8_5e56_df00]),
        // Of a caller an address within its call.
        Backtrace.Thread(
          isCrashed: true, addresses: [0x7fd8_5e56_df7f, 0x55ba_6140_3f9c, 0x55ba_6140_3fd6, 0x55ba_6140_4000]),
      ])
    #expect(
      backtrace.images == [
        Backtrace.Image(addresses: 0x55ba_6140_3000..<0x55ba_6140_4320, path: "/home/me/My Apps/my app"),
        Backtrace.Image(addresses: 0x7fd8_5e40_0000..<0x7fd8_5e9d_2d40, path: "/opt/swift/libswiftCore.so"),
      ])
  }

  @Test func withoutFilesThereIsNoPlace() {
    let backtrace = Backtrace(report: Self.report)
    #expect(backtrace.place(module: "My", runner: nil, isForeign: { _ in false }) == nil)
  }

  @Test(arguments: [
    "", "Thread 1 crashed:", "Thread 1:\n0 0x", "Thread 1:\n0 0xfffffffffffffffffff",
    "Thread 1:\n0x5–0x3 a /b\n0x1–0x a /b\n0x1–0x2 a b\n–\n",
  ])
  func aReportThatIsCutOffIsRead(report: String) {
    let backtrace = Backtrace(report: report)
    #expect(backtrace.images.isEmpty)
    #expect(backtrace.threads.flatMap(\.addresses) == [])
  }
}
