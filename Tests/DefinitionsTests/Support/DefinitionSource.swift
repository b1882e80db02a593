import SimDefinitions
import SimDiagnostics

/// A definition as a test writes it: the parts of the property list, one element a line.
struct DefinitionSource {
  var version = "1.2"
  var enumerations = ""
  var types = ""
  var intents = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>INEnums</key><array>\(enumerations)</array>
    <key>INTypes</key><array>\(types)</array>
    <key>INIntents</key><array>
    \(intents)
    </array>
    <key>INIntentDefinitionModelVersion</key><string>\(version)</string>
    </dict>
    </plist>
    """
  }

  /// The definition, and its problems as `line:column: severity: message`.
  func read() -> (definition: IntentDefinition?, problems: [String]) {
    let (definition, diagnostics) = DefinitionReader.read(Array(text.utf8), file: "Tea.intentdefinition")
    return (definition, diagnostics.map(Self.shown))
  }

  static func shown(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\($0.line):\($0.column): " } ?? ""
    let suggestion = diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "\(place)\(diagnostic.severity): \(diagnostic.message)\(suggestion)"
  }

  /// An intent's dictionary: its name, its parameters and what else stands in it.
  static func intent(_ name: String, _ others: String = "", parameters: [String] = []) -> String {
    """
    <dict><key>INIntentName</key><string>\(name)</string><key>INIntentType</key><string>Custom</string>
    \(others)<key>INIntentParameters</key><array>
    \(parameters.joined(separator: "\n"))
    </array></dict>
    """
  }

  static func parameter(_ name: String, _ type: String, _ others: String = "") -> String {
    let prefix = "INIntentParameter"
    return
      "<dict><key>\(prefix)Name</key><string>\(name)</string><key>\(prefix)Type</key><string>\(type)</string>\(others)</dict>"
  }
}
