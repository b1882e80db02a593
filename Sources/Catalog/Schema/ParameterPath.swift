/// What words fill: a parameter, or a field of its object (`fromAccount.nickname`).
public struct ParameterPath: Hashable, Sendable {
  /// The intent's parameter.
  public var parameter: ParameterSchema
  /// The field of its object; nil where the parameter itself is filled.
  public var field: ParameterSchema?
  /// The class of the object; nil where there is none.
  private var objectType: String?

  /// Resolves a name. The name of a parameter that holds an object means the field that people call such an object by.
  ///
  /// - Returns: nil when the intent has no such parameter, or its object no such field.
  public init?(_ name: String, of schema: IntentSchema, in catalog: Catalog) {
    if let parameter = schema.parameter(name) {
      self.init(parameter, in: catalog)
      return
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let parameter = schema.parameter(parts[0]), case .object(let type) = parameter.type,
      let field = catalog.fields(ofObject: type).first(where: { $0.name == parts[1] })
    else { return nil }
    self.init(parameter, field: field)
  }

  /// The path that an answer to a question about a parameter fills, without the intent.
  public init(_ parameter: ParameterSchema, in catalog: Catalog) {
    self.init(parameter, field: nil)
    if case .object(let type) = parameter.type, let spoken = catalog.spoken(ofObject: type) {
      field = spoken.field
      objectType = spoken.type
    }
  }

  /// The path that an answer to a question about a parameter fills: in another parameter where the schema says so.
  public init(answering parameter: ParameterSchema, of schema: IntentSchema?, in catalog: Catalog) {
    let other = schema.flatMap { schema in
      parameter.answeredBy.flatMap { ParameterPath($0, of: schema, in: catalog) }
    }
    self = other ?? ParameterPath(parameter, in: catalog)
  }

  private init(_ parameter: ParameterSchema, field: ParameterSchema?) {
    self.parameter = parameter
    self.field = field
    if case .object(let type) = parameter.type { objectType = type }
  }

  /// The schema of the value that the words give.
  public var filled: ParameterSchema { field ?? parameter }

  /// The parameter's value, given the words' value.
  public func value(_ value: Value) -> Value {
    guard let field, let objectType else { return value }
    func object(_ value: Value) -> Value {
      .object(ObjectValue(type: objectType, fields: [Field(name: field.name, value: value)]))
    }
    // Several tasks were named, each by its name.
    guard parameter.isList else { return object(value) }
    return .list(value.elements.map(object))
  }
}
