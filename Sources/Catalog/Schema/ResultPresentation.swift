/// How Siri presents the results in a response, beside the line for its code: the property that holds them, how one element
/// reads, and what she offers next.
///
/// The facts are in the intent's schema file, under `telling`; the wording is in lines whose names begin with `lines`
/// (docs/lines.md): `messages.none`, `messages.one`, `messages.count`, `messages.item`, `messages.detail`, `messages.rest`.
public struct ResultPresentation: Hashable, Sendable {
  /// What the property holds.
  public enum Kind: Hashable, Sendable {
    /// The property is a list of objects.
    case list
    /// The property is how many there are; the app shows them.
    case count
    /// The response itself is presented, by the line for its code, with words for its properties.
    case response
  }

  /// The property of the response; empty where the response itself is presented.
  public var property: String
  /// Further properties whose elements are listed with those of the first, for searches that find several kinds of object.
  public var also: [String]
  /// What the property holds.
  public var kind: Kind
  /// What the lines' identifiers begin with.
  public var lines: String
  /// The dialogue rule with the largest number of elements to list; nil for that of options in a question.
  public var limit: String?
  /// The part that labels an element's row on the card, and names it where it can be chosen.
  public var label: String?
  /// The placeholders of lines about an element.
  public var parts: [Part]
  /// A property by whose case an element has a line of its own; nil where all have the same.
  public var variant: Variant?
  /// Parameters whose value all elements share, where it was asked for.
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

  /// The placeholders of lines about the response itself, beside its properties; empty where elements are listed.
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

    /// A parameter whose value describes all elements.
    public init(_ name: String, asked parameter: String, of property: String, except: [String] = []) {
      self.name = name
      self.parameter = parameter
      self.property = property
      self.except = except
    }
  }

  /// A further request to the same app that Siri offers after the results.
  public struct Next: Hashable, Sendable {
    /// What begins it.
    public enum By: Hashable, Sendable {
      /// A yes, or words, which fill this parameter: it is about the element that was listed last.
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

  /// A parameter of a later request that the elements fill, where nothing else is said: "mark them as read".
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
