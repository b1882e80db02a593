@_spi(Host) public import Intents
public import SimCatalog

extension IntentBinding {
  private var schema: IntentSchema? { bindings?.catalog.schema(of: name) }

  /// An intent of the author's class with these parameters; those that the class can't hold are left out.
  public func makeIntent(_ filled: FilledIntent) -> INIntent {
    let parameters = schema?.parameters ?? []
    let found = FormerParameters.filled(filled, parameters).withUnsaid(parameters)
    let properties = ObjectWriter(bindings).properties(found.parameters, schema: parameters)
    return intentClass.make(properties: properties) ?? INIntent()
  }

  /// The parameters of an intent, in the schema's order.
  public func read(_ intent: INIntent) -> FilledIntent {
    FilledIntent(
      name: name, parameters: ObjectReader(bindings).fields(intent.properties, schema: schema?.parameters ?? []))
  }

  /// A response of the author's class.
  public func makeResponse(_ response: IntentResponse) -> INIntentResponse {
    var properties = ObjectWriter(bindings).properties(response.fields, schema: schema?.responseFields ?? [])
    properties["code"] = schema?.codes.first { $0.name == response.code }?.rawValue
    properties["userActivity"] = response.userActivity.map(NSUserActivity.init)
    return responseClass.make(properties: properties) ?? INIntentResponse()
  }

  /// A response as a value; a code without a name is given in digits.
  public func readResponse(_ response: INIntentResponse) -> IntentResponse {
    let raw = response.properties["code"] as? Int ?? 0
    return IntentResponse(
      code: schema?.codes.first { $0.rawValue == raw }?.name ?? String(raw),
      userActivity: response.userActivity.map(UserActivity.init),
      fields: ObjectReader(bindings).fields(response.properties, schema: schema?.responseFields ?? []))
  }
}
