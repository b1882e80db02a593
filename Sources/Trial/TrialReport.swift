package import SimDiagnostics

/// What became of an app that was tried.
package struct TrialReport: Sendable {
  /// Whether there is a program to talk with.
  package enum Build: Hashable, Sendable {
    /// There are no sources: a handler on paper answers.
    case paper
    /// There are App Intents alone, which are read and not run.
    case read
    /// The programs were there already.
    case existing
    /// They were built from the sources.
    case built(seconds: Double, fixes: Int, leftOut: Int)
    /// The sources can't be built.
    case failed(seconds: Double)
  }

  /// One sentence and what became of it.
  package struct Entry: Hashable, Sendable {
    /// What was said.
    package var sentence: TrialSentence
    /// What came of it.
    package var outcome: TrialOutcome
  }

  /// One of the app's Intents extensions.
  package struct Extension: Hashable, Sendable {
    /// The target that it comes from.
    package var target: String
    /// What it supports.
    package var intents: [String]
    /// Whether it could be built.
    package var isBuilt: Bool

    /// An extension by its target.
    package init(target: String, intents: [String], isBuilt: Bool) {
      self.target = target
      self.intents = intents
      self.isBuilt = isBuilt
    }
  }

  /// The app's name.
  package var app: String
  /// Its Intents extensions.
  package var extensions: [Extension]
  /// The intents that its extensions support.
  package var intents: [String]
  /// Whether there is a program to talk with.
  package var build: Build
  /// What is to be told of the build, errors first.
  package var problems: [Diagnostic]
  /// In the order in which they were said.
  package var entries: [Entry] = []

  /// A report of an app to which nothing has been said yet.
  package init(app: String, extensions: [Extension], intents: [String], build: Build, problems: [Diagnostic] = []) {
    self.app = app
    self.extensions = extensions
    self.intents = intents
    self.build = build
    self.problems = problems
  }

  /// How many sentences ended in a way.
  package func count(_ standing: TrialOutcome.Standing) -> Int { entries.count { $0.outcome.standing == standing } }

  /// Whether any call was answered by the app's own code: the program runs, and its principal class is there.
  package var isLoaded: Bool {
    switch build {
    case .paper, .read, .failed: false
    case .existing, .built: entries.contains { $0.outcome.isAnswered }
    }
  }

  /// Whether a sentence has led to `handle` of the app's own code.
  package var isTalking: Bool { isLoaded && entries.contains { $0.outcome.reachesHandle } }

  /// Whether all is well: it is built, if there is something to build, and each sentence ended as it should.
  package var isWell: Bool {
    if case .failed = build { return false }
    guard extensions.allSatisfy(\.isBuilt) else { return false }
    return entries.allSatisfy { $0.outcome.isWell }
  }
}

extension TrialOutcome {
  /// Whether the program itself has answered anything.
  package var isAnswered: Bool {
    guard case .failed(_, let fault, _) = ending else { return calls > 0 || ending == .app }
    return calls > 1 || !(fault.hasPrefix("notStarted") || fault.hasPrefix("exited"))
  }
}
