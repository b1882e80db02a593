import Glibc
import SimShortcuts
import SyntheticUsers

// How well suggestions are learnt (docs/suggestions.md):
//
//     suggestion-report [USERS]            synthetic users, 60 when no number is given
//     suggestion-report FILE.tsv           what people opened on their phones: user, session, time, app, event

let words = CommandLine.arguments.dropFirst()
switch words.count {
case 0: SyntheticReport.print(users: 60)
case 1:
  if let users = words.first.flatMap(Int.init), users > 0 {
    SyntheticReport.print(users: users)
  } else if let path = words.first, let log = AppUsageLog(path: path) {
    AppUsageReport.print(log)
  } else {
    complain("suggestion-report: '\(words.first ?? "")' can't be read")
    exit(1)
  }
default:
  complain("usage: suggestion-report [USERS | FILE.tsv]")
  exit(2)
}

func complain(_ text: String) {
  let line = text + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}
