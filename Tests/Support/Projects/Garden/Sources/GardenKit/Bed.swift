/// What grows together.
public struct Bed {
  public let name: String
  public static let all = [Bed(name: "roses"), Bed(name: "mint")]
}
