package import ArgumentParser

/// A command that sets its own exit status.
package protocol StatusCommand: ParsableCommand {
  /// - Returns: the exit status.
  /// - Throws: `Failure` when something cannot be read.
  func perform() throws -> Int32
}

/// A program: the root of its commands.
package protocol RootCommand: ParsableCommand {
  /// Other names that people use for a command: "talk" is a chat.
  static var otherNames: [String: String] { get }
  /// Commands of another program, with its name.
  static var commandsElsewhere: [String: String] { get }
}

extension RootCommand {
  package static var otherNames: [String: String] { [:] }
  package static var commandsElsewhere: [String: String] { [:] }
}
