public import SimCatalog
import SimUtterances

/// A phrase of an app's as it is said: with a value in its place, and the position of the app's name.
public struct SpokenTitle: Hashable, Sendable {
  /// The words without the app's name.
  public var words: [String] = []
  /// The index of the word after the app's name; nil where it has no name.
  public var appName: Int?
  /// Its values.
  public var values: [Field] = []
}

extension TitlePattern {
  /// The device learns no more phrases of an app.
  private static let mostSpoken = 1_000

  /// The phrase with each of the names that its values have.
  ///
  /// - Parameter names: the names of a parameter's values, in words.
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
