/// One parameter of an intent, by which Intents UI names what its view shows.
open class INParameter: NSObject {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  private var indices: [String: Int] = [:]

  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
    super.init()
  }

  /// Nil if the key path doesn't begin at one of SiriKit's classes, or reads none of its properties.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let aClass = Root.self as? INStoredObject.Type, let object = aClass.make(properties: [:]),
      let root = object as? Root
    else { return nil }
    guard let name = object.propertyNames(readBy: { _ = root[keyPath: keyPath] }).first else { return nil }
    self.init(for: aClass, keyPath: name)
  }

  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indices == parameter.indices
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }

  open override var hash: Int { parameterKeyPath.hashValue }

  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }

  open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }
}

extension INInteraction {
  /// The value of the intent's parameter, or of the response's property, that has the parameter's name.
  public func parameterValue(for parameter: INParameter) -> Any? {
    if let aClass = parameter.parameterClass as? INIntentResponse.Type {
      return intentResponse.flatMap { type(of: $0) == aClass ? $0.properties[parameter.parameterKeyPath] : nil }
    }
    return intent.properties[parameter.parameterKeyPath]
  }
}
