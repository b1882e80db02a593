import Foundation

/// A book that is being read; the extension compiles this file, too.
struct Reading: Equatable {
  let title: String
  let page: Int

  static let current = Reading(title: "Dream of the Red Chamber", page: 120)
}
