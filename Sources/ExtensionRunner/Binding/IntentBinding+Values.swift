@_spi(Host) public import Intents
public import SimCatalog

extension IntentBinding {
  /// An intent of the author's class with these parameters; one that the class can't hold is left out.
  public func makeIntent(_ filled: FilledIntent) -> INIntent {
    let writer = ValueWriter()
    let schema = Catalog.schema(of: name)
    let properties = writer.properties(FormerParameters.filled(filled).parameters, schema: schema?.parameters ?? [])
    return intentClass.make(properties: properties) ?? INIntent()
  }

  /// The parameters of an intent, in the schema's order.
  public func read(_ intent: INIntent) -> FilledIntent {
    FilledIntent(
      name: name,
      parameters: ValueReader().fields(intent.properties, schema: Catalog.schema(of: name)?.parameters ?? []))
  }

  /// A response of the author's class.
  public func makeResponse(_ response: IntentResponse) -> INIntentResponse {
    let schema = Catalog.schema(of: name)
    var properties = ValueWriter().properties(response.fields, schema: schema?.responseFields ?? [])
    properties["code"] = schema?.codes.first { $0.name == response.code }?.rawValue
    properties["userActivity"] = response.userActivity.map(NSUserActivity.init)
    return responseClass.make(properties: properties) ?? INIntentResponse()
  }

  /// A response as a value; a code without a name is given in digits.
  public func readResponse(_ response: INIntentResponse) -> IntentResponse {
    let schema = Catalog.schema(of: name)
    let raw = response.properties["code"] as? Int ?? 0
    return IntentResponse(
      code: schema?.codes.first { $0.rawValue == raw }?.name ?? String(raw),
      userActivity: response.userActivity.map(UserActivity.init),
      fields: ValueReader().fields(response.properties, schema: schema?.responseFields ?? []))
  }
}
