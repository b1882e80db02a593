import Glibc
import SimCatalog
import SimDonationStore
import SimShortcuts

// A session of its own on a store, for tests that end it in the midst of its work:
//
//     donation-writer write PATH SESSION COUNT    keeps so many donations, one after the other, and says the number of each
//     donation-writer limit PATH BYTES COUNT      the same where no file may grow beyond so many bytes
//     donation-writer read PATH                   says how much there is, without any right but everybody's

func say(_ text: String) {
  let line = text + "\n"
  _ = write(STDOUT_FILENO, line, line.utf8.count)
}

func keep(_ path: String, session: String, count: Int) {
  var memory = ShortcutMemory()
  var troubles: [StoreTrouble] = []
  let store = DonationStore(path: path, session: session, into: &memory, troubles: &troubles)
  for trouble in troubles { say("\(trouble)") }
  for number in 1...count {
    let intent = FilledIntent(
      name: "OrderSoupIntent", parameters: [Field(name: "soup", value: .string("\(session) soup \(number)"))])
    let change = ShortcutChange(
      app: "soups", moment: DonationMoment(time: CivilDateTime(year: 2026, month: 11, day: 2)),
      what: .submitted(
        .donated(
          Donation(
            identifier: "\(session) \(number)",
            interaction: Interaction(intent: intent, response: nil, status: "success")))))
    if let trouble = store.keep([change]) {
      say("\(trouble)")
    } else if store.isKeeping {
      say("\(number)")
    }
  }
}

let words = CommandLine.arguments
if words.count == 5, words[1] == "write", let count = Int(words[4]) {
  keep(words[2], session: words[3], count: count)
} else if words.count == 5, words[1] == "limit", let bytes = UInt(words[3]), let count = Int(words[4]) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  keep(words[2], session: "limited", count: count)
} else if words.count == 3, words[1] == "read" {
  if geteuid() == 0 {
    setgid(65534)
    setuid(65534)
  }
  var memory = ShortcutMemory()
  var troubles: [StoreTrouble] = []
  let store = DonationStore(path: words[2], session: "reader", into: &memory, troubles: &troubles)
  say("\(memory.donations.count) \(store.isKeeping)")
  for trouble in troubles { say("\(trouble)") }
} else {
  say("usage: donation-writer write PATH SESSION COUNT | limit PATH BYTES COUNT | read PATH")
  exit(2)
}
