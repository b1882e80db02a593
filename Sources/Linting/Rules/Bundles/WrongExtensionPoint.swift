import SimAppFiles
import SimDiagnostics

/// An extension that Siri doesn't recognise as hers.
struct WrongExtensionPoint: FaultRule {
  let about = RuleDescription(
    "wrong-extension-point", .error, "an extension with intents isn't an Intents extension",
    explanation: """
      Siri looks for extensions whose NSExtensionPointIdentifier is com.apple.intents-service, and for their views in those \
      of com.apple.intents-ui-service. The other rules take the extension for the one that is meant.
      """,
    source: "SiriKit, Creating an Intents App Extension; P8")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .wrongExtensionPoint(let point, let meant) = fault.kind else { return nil }
    return point?.replaced(by: meant.rawValue) ?? Fix("add it with the value '\(meant.rawValue)'")
  }
}
