package import SimCatalog

/// Something wrong with what an app donates: it can't be suggested, or not well.
package struct DonationFinding: Hashable, Sendable {
  /// What was donated.
  package enum Subject: Hashable, Sendable {
    case intent(IntentName)
    /// By the activity's type.
    case activity(String)
  }

  /// The problem, with its facts.
  package enum Problem: Hashable, Sendable {
    /// The intent has no known schema.
    case unknownIntent(IntentName)
    /// A donated intent fills none of its combinations: it counts for nothing.
    case fillsNoCombination(IntentName, filled: [String], combinations: [[String]])
    /// An activity is not eligible for search, for prediction, or for both.
    case ineligible(activityType: String, forSearch: Bool, forPrediction: Bool)
    /// An activity is of a type that the app's Info.plist doesn't declare (NSUserActivityTypes).
    case undeclaredActivity(activityType: String, declared: [String])
    /// Several donations differ only in one parameter, or one key of userInfo, which is a time or an identifier: no two
    /// are ever the same.
    case neverTheSame(Subject, key: String, value: UniqueValue, donations: Int)
    /// An intent has more combinations than the system accepts (16).
    case tooManyCombinations(IntentName, count: Int)
    /// An app suggests more shortcuts than are kept (20).
    case tooManyShortcuts(count: Int)
  }

  /// The app's identifier.
  package var app: String
  /// The problem.
  package var problem: Problem

  /// A finding about an app.
  package init(app: String, problem: Problem) {
    self.app = app
    self.problem = problem
  }

  /// The most combinations that an intent may have (behaviour.md e.1).
  package static var combinationLimit: Int { 16 }
  /// The most shortcuts that an app may suggest (behaviour.md e.1).
  package static var shortcutLimit: Int { 20 }
}
