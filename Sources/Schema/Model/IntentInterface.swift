public import SimCatalog

/// How Swift spells an intent: what the printers need beside its schema.
public struct IntentInterface: Hashable, Sendable {
  /// The parameters that the app can set.
  public var settable: Set<String>
  /// The initialisers in the order of the header.
  public var initialisers: [InitialiserModel]
  /// The methods of the handling protocol, in its order.
  public var methods: [MethodModel]
  /// What the response's class has.
  public var response: ResponseInterface

  /// What a class of an intent has beyond its facts.
  public init(
    settable: Set<String>, initialisers: [InitialiserModel], methods: [MethodModel], response: ResponseInterface
  ) {
    self.settable = settable
    self.initialisers = initialisers
    self.methods = methods
    self.response = response
  }

  /// The protocol that holds those asynchronous spellings which differ from another one by a more general result alone.
  ///
  /// Swift could not tell which of the two a call means; in a protocol of its own, which the handling protocol inherits from,
  /// it can.
  public static func formerProtocol(of name: String) -> String { name.replacing("Handling", with: "FormerHandling") }

  /// Whether an `async` spelling without a list is one that another method has first.
  ///
  /// - Parameter methods: all that have the method's purpose.
  public static func isFormer(_ spelling: Spelling, of method: MethodModel, among methods: [MethodModel]) -> Bool {
    guard spelling.isAsync, method.result?.element == nil else { return false }
    return methods.first { $0.spellings.contains(spelling) } != method
  }
}

/// The class that confirm and handle answer with.
public struct ResponseInterface: Hashable, Sendable {
  /// The response's class.
  public var className: String
  /// The enumeration of its codes.
  public var codes: String
  /// The properties that the app can set.
  public var settable: Set<String>
  /// Those beside `init(code:userActivity:)`.
  public var initialisers: [InitialiserModel]
  /// Functions that make a response with one code and what its sentence names.
  public var factories: [ResponseFactory]

  /// What a response's class has beyond its facts.
  public init(
    className: String, codes: String, settable: Set<String>, initialisers: [InitialiserModel] = [],
    factories: [ResponseFactory] = []
  ) {
    self.className = className
    self.codes = codes
    self.settable = settable
    self.initialisers = initialisers
    self.factories = factories
  }
}

/// A function that makes a response: `static func failureOutOfStock(soup: Soup)`.
public struct ResponseFactory: Hashable, Sendable {
  /// The case of the code, by which the function goes too.
  public var code: String
  /// What the code's sentence names, each with the property that keeps it.
  public var parameters: [Parameter]

  /// A parameter of the function.
  public struct Parameter: Hashable, Sendable {
    /// The label at the call, `_` for none.
    public var label: String
    /// The property that keeps the argument.
    public var property: ParameterSchema

    /// A parameter that a property keeps.
    public init(label: String, property: ParameterSchema) {
      self.label = label
      self.property = property
    }
  }

  /// A function for a code.
  public init(code: String, parameters: [Parameter]) {
    self.code = code
    self.parameters = parameters
  }
}
