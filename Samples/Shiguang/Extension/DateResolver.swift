import Foundation
import Intents

/// Settles when the photos were taken.
struct DateResolver {
  var library: Library

  func resolve(_ range: INDateComponentsRange) -> INDateComponentsRangeResolutionResult {
    // Nothing has been taken in the future, nor before there was a library.
    if let first = range.firstMoment, first > Date() { return .unsupported() }
    if let last = range.lastMoment, let oldest = library.firstDate, last <= oldest { return .unsupported() }
    guard range.isOneDay, !hasPhoto(range) else { return .success(with: range) }
    // The day before or after is what people mean when they are wrong by one.
    let near = [-1, 1].compactMap(range.day).filter(hasPhoto)
    switch near.count {
    case 0: return .success(with: range)
    case 1: return .confirmationRequired(with: near[0])
    default: return .disambiguation(with: near)
    }
  }

  private func hasPhoto(_ range: INDateComponentsRange) -> Bool {
    library.hasPhoto { photo in photo.date.map(range.holds) ?? false }
  }
}
