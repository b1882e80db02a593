public import SimCatalog
import SimUtterances

/// A phrase of an app's as it is said: with a value at its place, and the app's name before one of its words.
public struct SpokenTitle: Hashable, Sendable {
  /// The words without the app's name.
  public var words: [String] = []
  /// Before which of them the app's name stands; nil where it doesn't.
  public var appName: Int?
  /// What its values are.
  public var values: [Field] = []
}

extension TitlePattern {
  /// Nobody's phrases have more values: so many the device learns of an app.
  private static let mostSpoken = 1_000

  /// The phrase with each of the names that its values have.
  ///
  /// - Parameter names: what the values of a parameter are called, in words.
  func spoken(_ names: (_ parameter: String) -> [(words: [String], value: Value)]) -> [SpokenTitle] {
    var all = [SpokenTitle()]
    for part in parts {
      switch part {
      case .words(let words): for index in all.indices { all[index].words += words }
      case .appName: for index in all.indices { all[index].appName = all[index].words.count }
      case .value(let parameter):
        let named = names(parameter)
        guard all.count * named.count <= Self.mostSpoken else { return [] }
        all = all.flatMap { title in
          named.map { name in
            var title = title
            title.words += name.words
            title.values.append(Field(name: parameter, value: name.value))
            return title
          }
        }
      }
    }
    return all
  }
}
