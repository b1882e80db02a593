import Glibc
import TestPrograms

// Types random keys into `sirisim chat`, which may run under another program (scripts/check-keys.sh):
//
//     key-storm SEED BYTES screen|lines PROGRAM [ARGUMENT ...]
//
// The program gets `chat --vocabulary FOLDER`, with a language in which nothing is understood, behind its arguments.

func complain(_ text: String) {
  let line = text + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

let words = CommandLine.arguments.dropFirst()
guard words.count >= 4, let seed = UInt64(words[1]), let count = Int(words[2]), ["screen", "lines"].contains(words[3])
else {
  complain("usage: key-storm SEED BYTES screen|lines PROGRAM [ARGUMENT ...]")
  exit(2)
}

do {
  let home = try TemporaryFolder()
  home.makeFolder("bare/Siri/en")
  let display: KeyStorm.Display = words[3] == "screen" ? .screen : .lines
  let plain = display == .screen ? [] : ["--plain"]
  let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  let terminal = try PseudoTerminal(
    program: words[4], arguments: words.dropFirst(4) + ["chat", "--vocabulary", home.path + "/bare"] + plain,
    environment: [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "TMPDIR": home.path, "INPUTRC": "/dev/null", "PATH": path, "SWIFT_BACKTRACE": "enable=no",
    ])
  try terminal.waitUntil("the first prompt") { $0.text.contains { $0.hasPrefix("> ") || $0 == ">" } }
  var storm = KeyStorm(on: terminal, display: display, seed: seed, count: count)
  try storm.run(expecting: "<declined.nothingMatched>")
  print("seed \(seed): \(count) random bytes, and it still answers")
} catch {
  complain("key-storm: \(error)")
  exit(1)
}
