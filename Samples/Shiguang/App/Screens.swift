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

/// The first screen: how many photos there are.
class LibraryViewController: TextViewController {
  init() {
    let count = Library(account: Account()).photos.count
    super.init(title: Texts.library, lines: [count == 0 ? Texts.nothing : Texts.count(count)])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Photos by day and place, the newest first.
class PhotosViewController: TextViewController {
  init(title: String, photos: [Photo]) {
    super.init(title: title, lines: photos.isEmpty ? [Texts.nothing] : Self.lines(of: photos))
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  private static func lines(of photos: [Photo]) -> [String] {
    let days = Dictionary(grouping: photos) { Calendar.current.startOfDay(for: $0.date ?? .distantPast) }
    let lines = days.sorted { $0.key > $1.key }.map { day, photos in
      Texts.group(photos.count, Texts.day(day), photos.first?.placeID.flatMap { Places.byID[$0] }?.title)
    }
    return Array(lines.prefix(5))
  }
}
