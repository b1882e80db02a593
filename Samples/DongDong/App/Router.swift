import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.signIn: SignInViewController()
    case Activity.challenge: ChallengeViewController()
    case Activity.course: course(activity).map(CourseViewController.init)
    default: activity.interaction.flatMap { screen(for: $0.intent) }
    }
  }

  private static func course(_ activity: NSUserActivity) -> Workout? {
    (activity.userInfo?[Activity.workoutKey] as? String).flatMap(WorkoutCatalogue.workout)
  }

  /// What the user was about to do with Siri, gone on with in the app.
  private static func screen(for intent: INIntent) -> UIViewController? {
    switch intent {
    case is INEndWorkoutIntent: SessionStore().endable.first.map(KeepViewController.init)
    case is INStartWorkoutIntent: SessionStore().running.map(SessionViewController.init) ?? HomeViewController()
    default: SessionStore().endable.first.map(SessionViewController.init)
    }
  }
}
