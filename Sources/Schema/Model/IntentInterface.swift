package import SimCatalog

/// How Swift spells an intent: what the printers need in addition to its schema.
package struct IntentInterface: Hashable, Sendable {
  /// The parameters that the app can set.
  package var settable: Set<String>
  /// The initialisers in the order of the header.
  package var initialisers: [InitialiserModel]
  /// The methods of the handling protocol, in its order.
  package var methods: [MethodModel]
  /// What the response's class has.
  package var response: ResponseInterface

  /// The interface of an intent's class.
  package init(
    settable: Set<String>, initialisers: [InitialiserModel], methods: [MethodModel], response: ResponseInterface
  ) {
    self.settable = settable
    self.initialisers = initialisers
    self.methods = methods
    self.response = response
  }

  /// The protocol with those asynchronous spellings that differ from another one only by a more general result.
  ///
  /// Swift couldn't decide which of the two a call means; in a protocol of its own, from which the handling protocol
  /// inherits, it can.
  package static func formerProtocol(of name: String) -> String { name.replacing("Handling", with: "FormerHandling") }

  /// Whether an `async` spelling with a single result takes second place to another method with the same spelling.
  ///
  /// - Parameter methods: all with the method's purpose.
  package static func isFormer(_ spelling: Spelling, of method: MethodModel, among methods: [MethodModel]) -> Bool {
    guard spelling.isAsync, method.result?.element == nil else { return false }
    return methods.first { $0.spellings.contains(spelling) } != method
  }
}

/// The class that confirm and handle answer with.
package struct ResponseInterface: Hashable, Sendable {
  /// The response's class.
  package var className: String
  /// The enumeration of its codes.
  package var codes: String
  /// The properties that the app can set.
  package var settable: Set<String>
  /// Those in addition to `init(code:userActivity:)`.
  package var initialisers: [InitialiserModel]
  /// Functions that make a response with one code and the values in its sentence.
  package var factories: [ResponseFactory]

  /// The interface of a response's class.
  package init(
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
package struct ResponseFactory: Hashable, Sendable {
  /// The case of the code, which is also the function's name.
  package var code: String
  /// The values in the code's sentence, each with the property that keeps it.
  package var parameters: [Parameter]

  /// A parameter of the function.
  package struct Parameter: Hashable, Sendable {
    /// The label at the call, `_` for none.
    package var label: String
    /// The property that keeps the argument.
    package var property: ParameterSchema

    /// A parameter that a property keeps.
    package init(label: String, property: ParameterSchema) {
      self.label = label
      self.property = property
    }
  }

  /// A function for a code.
  package init(code: String, parameters: [Parameter]) {
    self.code = code
    self.parameters = parameters
  }
}
