package import ArgumentParser

/// A command that says itself what its status is.
package protocol StatusCommand: ParsableCommand {
  /// - Returns: the exit status.
  /// - Throws: `Failure` when something cannot be read.
  func perform() throws -> Int32
}

/// A program: the command that all others stand below.
package protocol RootCommand: ParsableCommand {
  /// What people call a command by other names, too: "talk" is a chat.
  static var otherNames: [String: String] { get }
  /// Commands that another program has, with its name.
  static var commandsElsewhere: [String: String] { get }
}

extension RootCommand {
  package static var otherNames: [String: String] { [:] }
  package static var commandsElsewhere: [String: String] { [:] }
}
