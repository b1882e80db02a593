package import SimDiagnostics

/// The results of an app's trial.
package struct TrialReport: Sendable {
  /// Whether there is a program to talk to.
  package enum Build: Hashable, Sendable {
    /// There are no sources: a handler on paper answers.
    case paper
    /// There are only App Intents, which are read and not run.
    case read
    /// The programs existed already.
    case existing
    /// They were built from the sources.
    case built(seconds: Double, fixes: Int, leftOut: Int)
    /// The sources can't be built.
    case failed(seconds: Double)
  }

  /// One sentence with its result.
  package struct Entry: Hashable, Sendable {
    /// What was said.
    package var sentence: TrialSentence
    /// The result.
    package var outcome: TrialOutcome
    /// What was said before it in the same conversation, because alone it ended worse.
    package var after: [TrialSentence] = []
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
  /// Whether there is a program to talk to.
  package var build: Build
  /// The problems of the build, errors first.
  package var problems: [Diagnostic]
  /// In the order in which they were said.
  package var entries: [Entry] = []

  /// A report on an app before its first sentence.
  package init(app: String, extensions: [Extension], intents: [String], build: Build, problems: [Diagnostic] = []) {
    self.app = app
    self.extensions = extensions
    self.intents = intents
    self.build = build
    self.problems = problems
  }

  /// How many sentences have a category.
  package func count(_ standing: TrialOutcome.Standing) -> Int { entries.count { $0.outcome.standing == standing } }

  /// Whether the app's own code answered any call: the program runs, and its principal class exists.
  package var isLoaded: Bool {
    switch build {
    case .paper, .read, .failed: false
    case .existing, .built: entries.contains { $0.outcome.isAnswered }
    }
  }

  /// Whether a sentence has reached `handle` of the app's own code.
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
