public import SimDiagnostics

/// The App Intents of some Swift sources, as far as they are written out there: what a device's build would find in them without
/// running anything.
public struct AppIntentOutline: Hashable, Sendable {
  /// A text that people see or hear, with the key of its translations.
  public struct Text: Hashable, Sendable {
    /// As the source has it; an interpolation is written as `${name}`.
    public var text: String
    /// The key of a catalogue of strings: the text itself, unless the source has another.
    public var key: String
    /// Where it begins.
    public var place: TextPlace

    /// A text whose key is the text itself where no other is given.
    public init(_ text: String, key: String? = nil, place: TextPlace) {
      self.text = text
      self.key = key ?? text
      self.place = place
    }
  }

  /// A type that is an `AppIntent`.
  public struct Intent: Hashable, Sendable {
    /// The type's name, with those around it: `Kitchen.OrderSoup`.
    public var name: String
    /// What it conforms to, as it is written: `OpenIntent`.
    public var families: [String]
    /// The schema of `@AppIntent(schema:)`: `books.openBook`; nil where it has none.
    public var schema: String?
    /// What people see; nil where it isn't written out.
    public var title: Text?
    /// Its `description`.
    public var summary: Text?
    /// In the order in which they are declared.
    public var parameters: [Parameter] = []
    /// `openAppWhenRun`, or a mode in the foreground: the app opens before it runs.
    public var opensApp = false
    /// The modes of `supportedModes`, as they are written; empty where it has none.
    public var modes: [String] = []
    /// `isDiscoverable = false`: the system shows it nowhere.
    public var isHidden = false
    /// The case of `authenticationPolicy`; nil where it has none.
    public var policy: String?
    /// The class of an intent definition in whose place it has come (`intentClassName`); nil for none.
    public var replaces: String?
    /// Whether it asks before it pays, buys, orders or books (`ConfirmationActionName`).
    public var confirmsMoney = false
    /// By what the device may suggest it, where it is a `PredictableIntent`.
    public var predictions: [Prediction] = []
    /// Where `perform()` is declared; nil where the type has none of its own.
    public var perform: TextPlace?
    /// What `perform()` does; nil where the type has none of its own.
    public var performance: Performance?
    /// Where the type is declared.
    public var place: TextPlace

    /// Whether a phrase could never start it: it only configures something.
    public var isConfiguration: Bool {
      let configurations: Set = ["WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent"]
      return !families.isEmpty && families.allSatisfy(configurations.contains)
    }
  }

  /// An `IntentPrediction`.
  public struct Prediction: Hashable, Sendable {
    /// The names of the parameters that have values then.
    public var parameters: [String]
    /// What the suggestion is called, with `${parameter}` in the place of a value; its key has `%@` and its like there. Nil where it
    /// isn't written out.
    public var title: Text?
    /// A second line.
    public var subtitle: Text?
    /// Where it is made.
    public var place: TextPlace
  }

  /// A property with `@Parameter`.
  public struct Parameter: Hashable, Sendable {
    /// What it has where no value is given.
    public enum Default: Hashable, Sendable {
      case none
      case text(String)
      case number(Double)
      case truth(Bool)
      /// A case of an enumeration.
      case name(String)
      /// Something that only a compiler could tell.
      case notLiteral
    }

    /// The property's name.
    public var name: String
    /// The type of one value, without what makes it optional or a list: `Soup` of `[Soup]?`.
    public var type: String
    /// Whether it takes several values.
    public var isList: Bool
    /// Whether it may have no value.
    public var isOptional: Bool
    /// What people see.
    public var title: Text?
    /// `requestValueDialog`: how its value is asked for.
    public var requestDialog: Text?
    /// `requestDisambiguationDialog`: the text before a list of values.
    public var disambiguationDialog: Text?
    /// What it has where no value is given.
    public var defaultValue: Default
    /// `inclusiveRange`
    public var minimum: Double?
    /// The other end of `inclusiveRange`.
    public var maximum: Double?
    /// The type of `optionsProvider` or `query`; nil where there is none.
    public var provider: String?
    /// The place of its name.
    public var place: TextPlace

    /// Whether Siri asks for it before anything runs.
    public var isAsked: Bool { !isOptional && defaultValue == .none }
  }

  /// A type that is an `AppEnum`.
  public struct Enumeration: Hashable, Sendable {
    /// One of its values.
    public struct Case: Hashable, Sendable {
      /// As the source has it.
      public var name: String
      /// What people see; nil where it isn't written out.
      public var title: Text?
      /// Other words for it.
      public var synonyms: [Text] = []
      /// Its place in the file.
      public var place: TextPlace
    }

    /// The type's name, with those around it.
    public var name: String
    /// Its `typeDisplayRepresentation`.
    public var title: Text?
    /// In the order of the source.
    public var cases: [Case]
    /// Where the type is declared.
    public var place: TextPlace
  }

  /// A type that is an `AppEntity`.
  public struct Entity: Hashable, Sendable {
    /// The type's name, with those around it.
    public var name: String
    /// Its `typeDisplayRepresentation`.
    public var title: Text?
    /// The type of `defaultQuery`; nil where it isn't written out.
    public var query: String?
    /// Where the type is declared.
    public var place: TextPlace
  }

  /// A type that finds entities, or offers values.
  public struct Query: Hashable, Sendable {
    /// What it can do, from the least to the most.
    public enum Kind: String, Hashable, Sendable, CaseIterable { case options, plain, string, enumerable, property }

    /// The type's name, with those around it.
    public var name: String
    /// What it can do.
    public var kind: Kind
    /// Where the type is declared.
    public var place: TextPlace
  }

  /// A phrase of an App Shortcut.
  public struct Phrase: Hashable, Sendable {
    /// With `${applicationName}` and `${parameter}` at their places.
    public var text: String
    /// Whether all of it is written out.
    public var isLiteral = true
    /// Where it begins.
    public var place: TextPlace

    /// Whether it contains the app's name.
    public var namesApp: Bool { text.contains("${\(Self.applicationName)}") }

    /// The parameters that it contains.
    public var parameters: [String] { Self.parameters(in: text) }

    /// The parameters in a phrase, or in a translation of one.
    public static func parameters(in text: String) -> [String] {
      text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        let name = part.prefix { $0 != "}" }
        return name.count < part.count && name != applicationName ? String(name) : nil
      }
    }

    /// What the app's name is called in a phrase.
    public static let applicationName = "applicationName"
  }

  /// An `AppShortcut`.
  public struct Shortcut: Hashable, Sendable {
    /// The type of its intent.
    public var intent: String
    /// What starts it.
    public var phrases: [Phrase]
    /// What people see.
    public var shortTitle: Text?
    /// Values that the intent is made with, by the parameter's name.
    public var values: [String: Parameter.Default] = [:]
    /// Where it is made.
    public var place: TextPlace
  }

  /// A type that is an `AppShortcutsProvider`.
  public struct Provider: Hashable, Sendable {
    /// The type's name, with those around it.
    public var name: String
    /// In the order of the source.
    public var shortcuts: [Shortcut]
    /// What is not to start any of them.
    public var negativePhrases: [Phrase] = []
    /// Where the type is declared.
    public var place: TextPlace
  }

  /// In the order of the sources.
  public var intents: [Intent] = []
  /// In the order of the sources.
  public var enumerations: [Enumeration] = []
  /// In the order of the sources.
  public var entities: [Entity] = []
  /// In the order of the sources.
  public var queries: [Query] = []
  /// In the order of the sources; an app has one.
  public var providers: [Provider] = []
  /// Where the device is told to learn what the values in phrases are: calls of `updateAppShortcutParameters()`.
  public var phraseUpdates: [TextPlace] = []
  /// What isn't written out, and what can't be right, each with its place.
  public var remarks: [Diagnostic] = []

  /// Nothing yet.
  public init() {}

  /// Whether nothing was found.
  public var isEmpty: Bool { intents.isEmpty && providers.isEmpty }

  /// All shortcuts of all providers.
  public var shortcuts: [Shortcut] { providers.flatMap(\.shortcuts) }
}
