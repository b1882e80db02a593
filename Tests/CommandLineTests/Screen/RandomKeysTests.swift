import TestPrograms
import Testing

/// Whatever is typed, the conversation goes on. scripts/check-keys.sh does the same with 100,000 bytes under valgrind.
@Suite(.serialized) struct RandomKeysTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func theScreenBearsRandomKeysAndSizes(seed: UInt64) throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    var storm = KeyStorm(on: chat.terminal, display: .screen, seed: seed, count: 25_000)
    try storm.run(expecting: "<declined.nothingMatched>")
  }

  // Seed 6 makes the window one column wide: readline divided by the columns that were left.
  @Test(arguments: [("emacs", 4), ("vi", 4), ("emacs", 6)] as [(String, UInt64)])
  func linesBearRandomKeysAndSizes(mode: String, seed: UInt64) throws {
    let home = try TemporaryFolder()
    home.write("set editing-mode \(mode)\n", to: "inputrc")
    home.makeFolder("bare/Siri/en")
    let chat = try ChatTerminal(
      ["--vocabulary", home.path + "/bare", "--plain"], environment: ["INPUTRC": home.path + "/inputrc"], home: home)
    try chat.terminal.waitFor("> ")
    var storm = KeyStorm(on: chat.terminal, display: .lines, seed: seed, count: 12_500)
    try storm.run(expecting: "<declined.nothingMatched>")
  }
}
