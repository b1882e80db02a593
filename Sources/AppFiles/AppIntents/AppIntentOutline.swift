package import SimDiagnostics

/// The App Intents that some Swift sources write out literally: what Xcode's build would find in them without running
/// anything.
package struct AppIntentOutline: Hashable, Sendable {
  /// A text that people see or hear, with the key of its translations.
  package struct Text: Hashable, Sendable {
    /// As the source has it; an interpolation is written as `${name}`.
    package var text: String
    /// The key of a catalogue of strings: the text itself, unless the source has another.
    package var key: String
    /// Where it begins.
    package var place: TextPlace

    /// A text whose key is the text itself where no other is given.
    package init(_ text: String, key: String? = nil, place: TextPlace) {
      self.text = text
      self.key = key ?? text
      self.place = place
    }
  }

  /// A type that is an `AppIntent`.
  package struct Intent: Hashable, Sendable {
    /// The type's name, with those around it: `Kitchen.OrderSoup`.
    package var name: String
    /// What it conforms to, as it is written: `OpenIntent`.
    package var families: [String]
    /// The schema of `@AppIntent(schema:)`: `books.openBook`; nil where it has none.
    package var schema: String?
    /// What people see; nil where it isn't written out.
    package var title: Text?
    /// Its `description`.
    package var summary: Text?
    /// In the order in which they are declared.
    package var parameters: [Parameter] = []
    /// `openAppWhenRun`, or a mode in the foreground: the app opens before it runs.
    package var opensApp = false
    /// The modes of `supportedModes`, as written; empty where it has none.
    package var modes: [String] = []
    /// `isDiscoverable = false`: the system shows it nowhere.
    package var isHidden = false
    /// The case of `authenticationPolicy`; nil where it has none.
    package var policy: String?
    /// The class of an intent definition that it replaces (`intentClassName`); nil for none.
    package var replaces: String?
    /// Whether it asks before it pays, buys, orders or books (`ConfirmationActionName`).
    package var confirmsMoney = false
    /// The predictions by which the device may suggest it, if it is a `PredictableIntent`.
    package var predictions: [Prediction] = []
    /// Where `perform()` is declared; nil where the type has none of its own.
    package var perform: TextPlace?
    /// What `perform()` does; nil where the type has none of its own.
    package var performance: Performance?
    /// Where the type is declared.
    package var place: TextPlace

    /// Whether a phrase could never start it: it only configures something.
    package var isConfiguration: Bool {
      let configurations: Set = ["WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent"]
      return !families.isEmpty && families.allSatisfy(configurations.contains)
    }
  }

  /// An `IntentPrediction`.
  package struct Prediction: Hashable, Sendable {
    /// The parameters that have values in this prediction.
    package var parameters: [String]
    /// What the suggestion is called, with `${parameter}` for a value, where its key has `%@` and the like. Nil if it
    /// isn't written out.
    package var title: Text?
    /// A second line.
    package var subtitle: Text?
    /// Where it is made.
    package var place: TextPlace
  }

  /// A property with `@Parameter`.
  package struct Parameter: Hashable, Sendable {
    /// A parameter's value when none is given.
    package enum Default: Hashable, Sendable {
      case none
      case text(String)
      case number(Double)
      case truth(Bool)
      /// A case of an enumeration.
      case name(String)
      /// Something that only a compiler could work out.
      case notLiteral
    }

    /// The property's name.
    package var name: String
    /// The type of one value, without what makes it optional or a list: `Soup` of `[Soup]?`.
    package var type: String
    /// Whether it takes several values.
    package var isList: Bool
    /// Whether it may have no value.
    package var isOptional: Bool
    /// What people see.
    package var title: Text?
    /// `requestValueDialog`: how its value is asked for.
    package var requestDialog: Text?
    /// `requestDisambiguationDialog`: the text before a list of values.
    package var disambiguationDialog: Text?
    /// Its value when none is given.
    package var defaultValue: Default
    /// `inclusiveRange`
    package var minimum: Double?
    /// The other end of `inclusiveRange`.
    package var maximum: Double?
    /// The type of `optionsProvider` or `query`; nil where there is none.
    package var provider: String?
    /// The place of its name.
    package var place: TextPlace

    /// Whether Siri asks for it before anything runs.
    package var isAsked: Bool { !isOptional && defaultValue == .none }
  }

  /// A type that is an `AppEnum`.
  package struct Enumeration: Hashable, Sendable {
    /// One of its values.
    package struct Case: Hashable, Sendable {
      /// As the source has it.
      package var name: String
      /// What people see; nil where it isn't written out.
      package var title: Text?
      /// Other words for it.
      package var synonyms: [Text] = []
      /// Its place in the file.
      package var place: TextPlace
    }

    /// The type's name, with those around it.
    package var name: String
    /// Its `typeDisplayRepresentation`.
    package var title: Text?
    /// In the order of the source.
    package var cases: [Case]
    /// Where the type is declared.
    package var place: TextPlace
  }

  /// A type that is an `AppEntity`.
  package struct Entity: Hashable, Sendable {
    /// The type's name, with those around it.
    package var name: String
    /// Its `typeDisplayRepresentation`.
    package var title: Text?
    /// The type of `defaultQuery`; nil where it isn't written out.
    package var query: String?
    /// Where the type is declared.
    package var place: TextPlace
  }

  /// A type that finds entities, or offers values.
  package struct Query: Hashable, Sendable {
    /// What it can do, from the least to the most.
    package enum Kind: String, Hashable, Sendable, CaseIterable { case options, plain, string, enumerable, property }

    /// The type's name, with those around it.
    package var name: String
    /// What it can do.
    package var kind: Kind
    /// Where the type is declared.
    package var place: TextPlace
  }

  /// A phrase of an App Shortcut.
  package struct Phrase: Hashable, Sendable {
    /// With `${applicationName}` and `${parameter}` at their places.
    package var text: String
    /// Whether all of it is written out.
    package var isLiteral = true
    /// Where it begins.
    package var place: TextPlace

    /// Whether it contains the app's name.
    package var namesApp: Bool { text.contains("${\(Self.applicationName)}") }

    /// The parameters that it contains.
    package var parameters: [String] { Self.parameters(in: text) }

    /// The parameters in a phrase, or in a translation of one.
    package static func parameters(in text: String) -> [String] {
      text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        let name = part.prefix { $0 != "}" }
        return name.count < part.count && name != applicationName ? String(name) : nil
      }
    }

    /// What the app's name is called in a phrase.
    package static let applicationName = "applicationName"
  }

  /// An `AppShortcut`.
  package struct Shortcut: Hashable, Sendable {
    /// The type of its intent.
    package var intent: String
    /// What starts it.
    package var phrases: [Phrase]
    /// What people see.
    package var shortTitle: Text?
    /// Values that the intent is made with, by parameter name.
    package var values: [String: Parameter.Default] = [:]
    /// Where it is made.
    package var place: TextPlace
  }

  /// A type that is an `AppShortcutsProvider`.
  package struct Provider: Hashable, Sendable {
    /// The type's name, with those around it.
    package var name: String
    /// In the order of the source.
    package var shortcuts: [Shortcut]
    /// Phrases that must not start any of them.
    package var negativePhrases: [Phrase] = []
    /// Where the type is declared.
    package var place: TextPlace
  }

  /// In the order of the sources.
  package var intents: [Intent] = []
  /// In the order of the sources.
  package var enumerations: [Enumeration] = []
  /// In the order of the sources.
  package var entities: [Entity] = []
  /// In the order of the sources.
  package var queries: [Query] = []
  /// In the order of the sources; an app has one.
  package var providers: [Provider] = []
  /// The calls of `updateAppShortcutParameters()`, which make the device learn the values in phrases.
  package var phraseUpdates: [TextPlace] = []
  /// What isn't written out, and what can't be right, each with its place.
  package var remarks: [Diagnostic] = []

  /// Nothing yet.
  package init() {}

  /// Whether nothing was found.
  package var isEmpty: Bool { intents.isEmpty && providers.isEmpty }

  /// All shortcuts of all providers.
  package var shortcuts: [Shortcut] { providers.flatMap(\.shortcuts) }
}
