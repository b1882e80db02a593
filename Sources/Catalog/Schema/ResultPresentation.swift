/// How Siri presents the results in a response, beyond its code's line: the property that holds them, how one element
/// reads, and what she offers next.
///
/// The facts are in the intent's schema file, under `telling`; the wording is in lines whose names begin with `lines`
/// (docs/lines.md): `messages.none`, `messages.one`, `messages.count`, `messages.item`, `messages.detail`, `messages.rest`.
public struct ResultPresentation: Hashable, Sendable {
  /// What the property is.
  public enum Kind: Hashable, Sendable {
    /// The property is a list of objects.
    case list
    /// The property is their number; the app shows them.
    case count
    /// The response itself is presented, by the line for its code, with words for its properties.
    case response
  }

  /// The property of the response; empty where the response itself is presented.
  public var property: String
  /// Further properties whose elements are listed after the first's, for searches that find several kinds of object.
  public var also: [String]
  /// What the property is.
  public var kind: Kind
  /// The beginning of the lines' identifiers.
  public var lines: String
  /// The dialogue rule with the largest number of elements to list; nil for the one for a question's options.
  public var limit: String?
  /// The part that labels an element's row on the card, and names it where it can be chosen.
  public var label: String?
  /// The placeholders of lines about an element.
  public var parts: [Part]
  /// A property whose cases have lines of their own for an element; nil where all elements have the same line.
  public var variant: Variant?
  /// Parameters of the request whose value all elements share.
  public var shared: [Shared]
  /// Whether a single element has a card of its own.
  public var showsOneAlone: Bool
  /// The request that Siri offers next; nil where she offers none.
  public var next: Next?
  /// Parameters of later requests that the elements fill.
  public var carriesOver: [CarryOver]

  /// A presentation, as the schema file describes it.
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

  /// Placeholders, except its properties, in lines about the response itself; empty where elements are listed.
  public var describedParts: [String] { kind == .response ? parts.map(\.name) : [] }

  /// Something that lines about an element may name: `{sender}`.
  public struct Part: Hashable, Sendable {
    /// How a part is read from the element's properties.
    public enum Style: String, Hashable, Sendable {
      /// The first of the properties that has a value.
      case first
      /// All of them that have a value.
      case all
      /// A number of seconds.
      case duration
      /// A number of minutes.
      case minutes
      /// A number from zero to one, or already in per cent.
      case percent
      /// The element itself, by the line for its class.
      case element
    }

    /// Its name in lines.
    public var name: String
    /// Properties of the element; `balance.currencyCode` is one of the object that `balance` holds.
    public var properties: [String]
    /// How the text is made from them.
    public var style: Style
    /// The only cases of an enumeration that are mentioned; empty for any.
    public var only: [String]
    /// Cases of an enumeration that are never mentioned.
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

  /// A property whose cases have lines of their own for an element: `calls.item.missed`.
  public struct Variant: Hashable, Sendable {
    /// A property of the element that is an enumeration or a Boolean.
    public var property: String
    /// Cases without a line.
    public var except: [String]
    /// A property that must have a value; nil for none.
    public var requires: String?

    /// A property whose cases have lines of their own.
    public init(of property: String, except: [String] = [], requires: String? = nil) {
      self.property = property
      self.except = except
      self.requires = requires
    }
  }

  /// A case that was asked for in a parameter, and that all elements may share.
  public struct Shared: Hashable, Sendable {
    /// Its name in lines.
    public var name: String
    /// The request's parameter.
    public var parameter: String
    /// The element's property.
    public var property: String
    /// Cases that aren't a kind of element.
    public var except: [String]

    /// A parameter whose value describes all elements.
    public init(_ name: String, asked parameter: String, of property: String, except: [String] = []) {
      self.name = name
      self.parameter = parameter
      self.property = property
      self.except = except
    }
  }

  /// A further request to the same app, which Siri offers after the results.
  public struct Next: Hashable, Sendable {
    /// What starts it.
    public enum By: Hashable, Sendable {
      /// A yes, or words that fill this parameter: it is about the element that was listed last.
      case answer(String)
      /// The choice of an element.
      case choice
    }

    /// The intent that follows.
    public var intent: IntentName
    /// What starts it.
    public var by: By
    /// Properties that the element must have.
    public var needs: [String]
    /// Parameters that the earlier request gives it.
    public var keeps: [String]
    /// Parameters that the element fills.
    public var fills: [Filling]
    /// The source of the values, for `/why`.
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
    /// The property with the identifier of a term; nil where the value is used unchanged.
    public var identifier: String?

    /// A property that fills a parameter.
    public init(_ parameter: String, with property: String, identifier: String? = nil) {
      self.parameter = parameter
      self.property = property
      self.identifier = identifier
    }
  }

  /// A parameter of a later request that the elements fill unless something else is said: "mark them as read".
  public struct CarryOver: Hashable, Sendable {
    /// The intent of the later request.
    public var intent: IntentName
    /// Its parameter.
    public var parameter: String
    /// The element's property.
    public var property: String
    /// The source of the value, for `/why`.
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

/// The parameters for the two places that Maps asks about.
public struct MapsPlaces: Hashable, Sendable {
  /// The parameter for the starting point.
  public var from: String
  /// The parameter for the destination.
  public var to: String

  /// The two parameters by name.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
