import SimDiagnostics
import Testing

@testable import SimTranscripts

@Suite("A header that is written reads back as it was")
struct HeaderEntriesTests {
  @Test(arguments: [
    "Locale: en-US",
    "App: ZhiChat, HuHu\nLocale: zh-Hans\nClock: 2026-02-28 23:59 Asia/Shanghai\nDevice: watch, locked, hands-free",
    "Locale: en-GB\nPlace: Union Square (37.788, -122.407)\nUser: sam\nNetwork: off",
    "Contacts: Samantha \"Sam\" Lee (mobile +1 555 0100, home +1 555 0101)\n          宏昌（手机 138 0000 0000）",
    "Permissions: contacts = no, siri ZhiChat = no\nDefaults: signedIn = no\n          greeting = a, b\nEnvironment: A = 1",
    "Files: notes/today.txt = one\\ntwo\n       groups.json < fixtures/groups.json",
  ])
  func roundTrip(_ text: String) {
    var problems: [Diagnostic] = []
    let header = TalkHeader(TalkFile.parse(text + "\n\n> hello\n").header, problems: &problems)
    #expect(problems.isEmpty)
    let written = TalkWriter(header: header.entries()).text
    var again = TalkHeader(TalkFile.parse(written + "\n> hello\n").header, problems: &problems)
    #expect(problems.isEmpty, "\(written)")
    // Where a name stands in the file is not part of what it says.
    for index in again.apps.indices { again.apps[index].place = header.apps[index].place }
    if let place = header.user?.place { again.user?.place = place }
    #expect(again == header, "\(written)")
  }
}
