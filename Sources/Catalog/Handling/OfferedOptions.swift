/// The options that an app offers for a parameter of its own intent (INObjectCollection).
public struct OfferedOptions: Hashable, Sendable {
  /// Options under a title.
  public struct Section: Hashable, Sendable {
    /// The title above them; nil for none.
    public var title: String?
    /// The values, in the app's order.
    public var options: [Value]

    /// Options, under a title or none.
    public init(title: String? = nil, options: [Value]) {
      self.title = title
      self.options = options
    }
  }

  /// The options in the app's order.
  public var sections: [Section]
  /// The text of the app's error in place of options; nil where there was none.
  public var problem: String?

  /// The function of an App Intent's query that was called: `entities(matching: "plum")`; nil for a handler's method.
  public var query: String?

  /// Options, or why there are none.
  public init(sections: [Section], problem: String? = nil, query: String? = nil) {
    self.sections = sections
    self.problem = problem
    self.query = query
  }

  /// All options, of every section.
  public var all: [Value] { sections.flatMap(\.options) }
}
