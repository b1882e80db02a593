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

/// The first screen: what is offered.
class HomeViewController: TextViewController {
  init() { super.init(title: Texts.home, lines: RideOption.allCases.map(\.title)) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The ride that is under way, or the last one.
class TripViewController: TextViewController {
  init() { super.init(title: Texts.currentRide, lines: Self.lines) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  static var lines: [String] {
    guard let trip = TripStore(account: Account()).last else { return [Texts.noRide] }
    var lines = [trip.option.title, Texts.route(trip.pickup?.name ?? "?", trip.dropOff?.name ?? "?")]
    if let area = trip.area, trip.phase != .received, trip.phase != .cancelled {
      let driver = Driver.onDuty(for: trip.option, in: area)
      lines += [Texts.driver(driver.name, driver.rating), driver.plate]
    }
    if let fare = trip.fare { lines.append(fare.text) }
    return lines
  }
}
