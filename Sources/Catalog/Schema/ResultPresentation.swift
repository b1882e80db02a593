/// What Siri tells of a response beside its code's line: which of its properties was found, how one element reads, and what
/// she offers then.
///
/// The facts stand in the intent's schema file, under `telling`; the wording stands in lines named after `lines`
/// (docs/lines.md): `messages.none`, `messages.one`, `messages.count`, `messages.item`, `messages.detail`, `messages.rest`.
public struct ResultPresentation: Hashable, Sendable {
  /// What the property holds.
  public enum Kind: Hashable, Sendable {
    /// The property is a list of objects.
    case list
    /// The property is how many there are; the app shows them.
    case count
    /// The response itself is told, by the line for its code: what its properties say has words of its own.
    case response
  }

  /// The property of the response; empty where the response itself is told.
  public var property: String
  /// Further properties whose elements are told with those of the first: what is looked for can be of several kinds.
  public var also: [String]
  /// What the property holds.
  public var kind: Kind
  /// What the lines' identifiers begin with.
  public var lines: String
  /// The dialogue rule that says how many are told at most; nil for as many as options are listed.
  public var limit: String?
  /// Which part stands before an element's row on the card, and names it where it can be chosen.
  public var label: String?
  /// What lines about an element may name.
  public var parts: [Part]
  /// A property by whose case an element has a line of its own; nil where all have the same.
  public var variant: Variant?
  /// What all elements are, where that was asked for.
  public var shared: [Shared]
  /// An element that is the only one is told with a card of its own.
  public var showsOneAlone: Bool
  /// What Siri offers when it is told; nil where she offers nothing.
  public var next: Next?
  /// What later requests may mean by what was told.
  public var carriesOver: [CarryOver]

  /// What is told, as the schema file says it.
  public init(
    property: String, also: [String] = [], kind: Kind, lines: String, limit: String? = nil, label: String? = nil,
    parts: [Part] = [],
    variant: Variant? = nil, shared: [Shared] = [], showsOneAlone: Bool = false, next: Next? = nil,
    carriesOver: [CarryOver] = []
  ) {
    self.property = property
    self.also = also
    self.kind = kind
    self.lines = lines
    self.limit = limit
    self.label = label
    self.parts = parts
    self.variant = variant
    self.shared = shared
    self.showsOneAlone = showsOneAlone
    self.next = next
    self.carriesOver = carriesOver
  }

  /// What lines about the response itself may name beside its properties; nothing where elements are told.
  public var describedParts: [String] { kind == .response ? parts.map(\.name) : [] }

  /// Something that lines about an element may name: `{sender}`.
  public struct Part: Hashable, Sendable {
    /// How a part is read from the element's properties.
    public enum Style: String, Hashable, Sendable {
      /// The first of the properties that is there.
      case first
      /// All of them that are there.
      case all
      /// A number of seconds.
      case duration
      /// A number of minutes.
      case minutes
      /// A number from nought to one, or per cent already.
      case percent
      /// The element itself, by the line for its class.
      case element
    }

    /// As the lines call it.
    public var name: String
    /// Properties of the element; `balance.currencyCode` is one of the object that `balance` holds.
    public var properties: [String]
    /// How it is read from them.
    public var style: Style
    /// Cases of an enumeration that alone are told; empty for any.
    public var only: [String]
    /// Cases of an enumeration that are never told.
    public var except: [String]

    /// A part that lines may name.
    public init(
      _ name: String, of properties: [String] = [], style: Style = .first, only: [String] = [], except: [String] = []
    ) {
      self.name = name
      self.properties = properties
      self.style = style
      self.only = only
      self.except = except
    }
  }

  /// The property by whose case an element has a line of its own: `calls.item.missed`.
  public struct Variant: Hashable, Sendable {
    /// A property of the element that is an enumeration, or true or false.
    public var property: String
    /// Cases that have none.
    public var except: [String]
    /// A property that must be there; nil where none must.
    public var requires: String?

    /// A property whose cases have lines of their own.
    public init(of property: String, except: [String] = [], requires: String? = nil) {
      self.property = property
      self.except = except
      self.requires = requires
    }
  }

  /// What was asked for as a case of a parameter, and what all that was found may be.
  public struct Shared: Hashable, Sendable {
    /// As the lines call it.
    public var name: String
    /// The request's parameter.
    public var parameter: String
    /// The element's property.
    public var property: String
    /// Cases that are no kind of element.
    public var except: [String]

    /// A parameter by which all that was found is told.
    public init(_ name: String, asked parameter: String, of property: String, except: [String] = []) {
      self.name = name
      self.parameter = parameter
      self.property = property
      self.except = except
    }
  }

  /// Another request of the same app that follows upon what was told.
  public struct Next: Hashable, Sendable {
    /// What begins it.
    public enum By: Hashable, Sendable {
      /// A yes, or words, which fill this parameter: it is about the element that was told last.
      case answer(String)
      /// The choice of an element.
      case choice
    }

    /// The intent that follows.
    public var intent: IntentName
    /// What begins it.
    public var by: By
    /// Properties that the element must have.
    public var needs: [String]
    /// Parameters that the request before gives it.
    public var keeps: [String]
    /// What the element fills.
    public var fills: [Filling]
    /// Where the values come from, for `/why`.
    public var because: String

    /// A request that Siri offers.
    public init(
      _ intent: IntentName, by: By, needs: [String] = [], keeps: [String] = [], fills: [Filling] = [],
      because: String = ""
    ) {
      self.intent = intent
      self.by = by
      self.needs = needs
      self.keeps = keeps
      self.fills = fills
      self.because = because
    }
  }

  /// A parameter that a property of an element fills.
  public struct Filling: Hashable, Sendable {
    /// The parameter that is filled.
    public var parameter: String
    /// The element's property.
    public var property: String
    /// The property that is the identifier of a term; nil where the value is taken as it is.
    public var identifier: String?

    /// A property that fills a parameter.
    public init(_ parameter: String, with property: String, identifier: String? = nil) {
      self.parameter = parameter
      self.property = property
      self.identifier = identifier
    }
  }

  /// A parameter of a later request that what was told fills, where nothing else is said: "mark them as read".
  public struct CarryOver: Hashable, Sendable {
    /// The intent of the later request.
    public var intent: IntentName
    /// Its parameter.
    public var parameter: String
    /// The element's property.
    public var property: String
    /// Where the value comes from, for `/why`.
    public var because: String

    /// A property that fills a parameter of a later request.
    public init(to intent: IntentName, _ parameter: String, with property: String, because: String) {
      self.intent = intent
      self.parameter = parameter
      self.property = property
      self.because = because
    }
  }
}

/// Which parameters take the two places between which Maps asks.
public struct MapsPlaces: Hashable, Sendable {
  /// The parameter that takes the place where one starts.
  public var from: String
  /// The parameter that takes the place to which one goes.
  public var to: String

  /// The two parameters by their names.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
