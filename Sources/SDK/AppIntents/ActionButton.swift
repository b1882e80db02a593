// Results that say what the Action button of a watch does next. There is no such button here, so it is left out.
extension IntentResult {
  public static func result<A: AppIntent>(actionButtonIntent: A) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  public static func result<A: AppIntent>(actionButtonIntent: A, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  public static func result<A: AppIntent, S: View>(actionButtonIntent: A, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(view: view._hostedView) }

  public static func result<A: AppIntent, S: View>(actionButtonIntent: A, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, view: view._hostedView)
  }

  public static func result<V, A: AppIntent>(value: V, actionButtonIntent: A) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

  public static func result<V, A: AppIntent>(value: V, actionButtonIntent: A, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
}

/// An intent that the Action button may start a workout with.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: AppEnum
  var workoutStyle: WorkoutStyle { get set }
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
