import Foundation
import Intents
import UIKit

/// A screen of a title and lines of text.
class TextViewController: UIViewController {
  private let lines: [String]

  init(title: String, lines: [String] = []) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for line in lines {
      let label = UILabel()
      label.text = line
      view.addSubview(label)
    }
  }
}

/// The first screen: the user's own workouts.
class HomeViewController: TextViewController {
  init() { super.init(title: Texts.home, lines: WorkoutCatalogue.own.map(\.title)) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

class SignInViewController: TextViewController {
  init() { super.init(title: Texts.signIn) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Giving up a workout in the middle of a challenge.
class ChallengeViewController: TextViewController {
  init() { super.init(title: Texts.challenge, lines: [Texts.leaveHint]) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// A course's film.
class CourseViewController: TextViewController {
  init(_ workout: Workout) {
    var lines: [String] = []
    if case .course(let minutes) = workout.tracking { lines.append(Texts.film(minutes)) }
    super.init(title: workout.title, lines: lines)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The workout under way.
class SessionViewController: TextViewController {
  init(_ session: Session) {
    let state = session.isPaused ? Texts.paused : Texts.running
    let place = session.place.map(Texts.place)
    super.init(title: session.workout.title, lines: [state, Texts.time(session.elapsed()), place].compactMap { $0 })
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Whether a few seconds are worth a record.
class KeepViewController: TextViewController {
  init(_ session: Session) {
    super.init(title: session.workout.title, lines: [Texts.tooShort, Texts.keepOrDiscard])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}
