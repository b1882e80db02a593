package import SimCatalog

/// The result of a sentence.
package struct TrialOutcome: Hashable, Sendable {
  /// The end of its conversation.
  package enum Ending: Hashable, Sendable {
    /// The handler's `handle` answered with this code.
    case handled(code: String)
    /// `confirm` ended it with this code, at this line.
    case confirmed(code: String, place: CodePlace? = nil)
    /// The app continued with it, or was asked to.
    case app
    /// Siri took it for another intent.
    case other(intent: String)
    /// Siri understood nothing; what she said.
    case notUnderstood(says: String)
    /// A call failed.
    case failed(method: String, fault: String, place: CodePlace?)
    /// Siri still asked for this when there were no more answers.
    case unanswered(question: String)
    /// It ended by itself before `handle`; with Siri's last words.
    case ended(says: String)
  }

  /// How it ended.
  package var ending: Ending
  /// The parameters that Siri asked for on the way, in their order.
  package var asked: [String]
  /// How many calls there were.
  package var calls: Int
  /// What the programs printed meanwhile.
  package var logs: [String]
  /// The last result that settled nothing: `resolvePayee = unsupported`; nil if there was none.
  package var unsettled: String?
  /// What the programs used that is different here, with what it does.
  package var differences: [String] = []
  /// Keys of the user defaults that the programs read but that don't exist, with how to set them.
  package var missingDefaults: [String] = []
  /// Whether the code that ended it is a failure.
  package var isFailure = false
  /// Whether a handler on paper answered in place of the app's own code.
  package var isOnPaper = false

  /// An outcome, with the questions and calls before it.
  package init(_ ending: Ending, asked: [String] = [], calls: Int = 0, logs: [String] = []) {
    self.ending = ending
    self.asked = asked
    self.calls = calls
    self.logs = logs
  }

  /// Whether the handler was asked to handle it.
  package var reachesHandle: Bool {
    switch ending {
    case .handled, .app: true
    case .failed(let method, _, _): method == "handle"
    case .confirmed, .other, .notUnderstood, .unanswered, .ended: false
    }
  }

  /// Whether the sentence was understood as it was meant.
  var isUnderstood: Bool {
    switch ending {
    case .notUnderstood, .other: false
    case .handled, .confirmed, .app, .failed, .unanswered, .ended: true
    }
  }

  /// The category of an outcome.
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    /// The app's own code ended it as it should.
    case well
    /// The app's own code reported a failure, which may be right: an account that doesn't exist has no money.
    case failure
    /// A handler on paper ended it, which doesn't test the app's code.
    case paper
    /// It ended in another way.
    case lost
  }

  /// How it counts.
  package var standing: Standing { isWell ? isOnPaper ? .paper : isFailure ? .failure : .well : .lost }

  /// Whether it ended as its author would want.
  package var isWell: Bool {
    switch ending {
    case .handled, .app, .confirmed: true
    case .other, .notUnderstood, .failed, .unanswered, .ended: false
    }
  }
}
