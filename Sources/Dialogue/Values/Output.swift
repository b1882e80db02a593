package import SimCatalog
package import SimRecognition
package import SimShortcuts

/// One piece of a turn, in the order in which it appears.
package enum Output: Hashable, Sendable {
  /// What happened inside: the `-` lines of a transcript.
  case trace(Trace)
  /// Siri says something.
  case says(Line)
  /// The choices of a question.
  case choices([Choice])
  case card(CardContent)
}

/// A sentence of Siri's.
package struct Line: Hashable, Sendable {
  /// The sentence's identifier in the language's catalogue, for example `ask.content`; tests assert on this.
  package var identifier: String
  /// The sentence in the conversation's language, with its values filled in.
  package var text: String

  /// A sentence with its values filled in.
  package init(identifier: String, text: String) {
    self.identifier = identifier
    self.text = text
  }
}

/// One option of a question.
package struct Choice: Hashable, Sendable {
  /// The name of the choice.
  package var text: String
  /// A second line, for example a handle beneath a name.
  package var detail: String?
  /// The number that chooses it, where a list is shown in parts; nil for its place in the list, from 1.
  package var number: Int?

  /// An option; without a number its place in the list counts.
  package init(text: String, detail: String? = nil, number: Int? = nil) {
    self.text = text
    self.detail = detail
    self.number = number
  }
}

/// What happened inside.
package indirect enum Trace: Hashable, Sendable {
  /// `understood ZhiChat <intent> recipients=Sam`: the app's display name, the intent, the slots.
  case understood(app: String, intent: IntentName, slots: [Slot])
  /// `answered set recipients="Sam Park"`: what an answer changes apart from what was asked for, or at a review.
  case answered(AnswerChange)
  /// `resolveContent = needsValue`. `results` has one entry for each element of a list.
  case resolve(parameter: String, results: [ResolutionResult], answer: AnswerDetail)
  /// `provideSoupOptionsCollection = Chives | Croutons`: what an app offers for a parameter.
  case offer(parameter: String, OfferedOptions, answer: AnswerDetail)
  /// `defaultSoup = Chives`: the value of a parameter when the user gives none.
  case giveDefault(parameter: String, Value?, answer: AnswerDetail)
  /// `confirm = ready`, `handle = success`.
  case respond(method: HandlerCall.Method, response: IntentResponse, answer: AnswerDetail)
  /// `perform = requestValue bowls`: a running App Intent waits for the user.
  case asked(PerformQuestion, answer: AnswerDetail)
  /// `resolveContent = timedOut after 10 s`.
  case fault(method: HandlerCall.Method, HandlerFault, answer: AnswerDetail)
  /// `app continue <activity> = Sign in`.
  case app(AppCall, AppAnswer)
  /// `suggest Soup Shop "Order tomato soup" = hour 1, follows 1, frequent 2`: what the device suggests, and why.
  case suggested(SuggestionFacts)
  /// `watch "Order soup" = action, morning`: what is on the watch face, or isn't, and why.
  case onWatch(WatchFacts)
  /// `donated OrderSoupIntent soup=tomato`: what an app has submitted.
  case submitted(app: String, ShortcutChange.What)
}

/// Further details of a handler's answer: for the inspector and `/why`, never compared with a transcript.
package struct AnswerDetail: Hashable, Sendable {
  /// The place in the handler's code where the answer was given.
  package var place: CodePlace?
  /// The spelling of the method in the handler's source.
  package var spelling: String?
  /// How long the call took, in real time.
  package var microseconds: Int?

  /// What is known; the rest stays nil.
  package init(place: CodePlace? = nil, spelling: String? = nil, microseconds: Int? = nil) {
    self.place = place
    self.spelling = spelling
    self.microseconds = microseconds
  }
}

/// The contents of a card, before it is laid out.
package struct CardContent: Hashable, Sendable {
  /// A row of a card.
  package struct Row: Hashable, Sendable {
    /// "To", "收件人"; nil for a row without one (a label of the app's own view).
    package var label: String?
    /// The text of the row.
    package var text: String

    /// A row, with or without a label.
    package init(label: String?, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The app's name, on the card's edge.
  package var app: String
  /// From top to bottom.
  package var rows: [Row]
  /// "Cancel", "Send".
  package var buttons: [String]

  /// A card of an app's.
  package init(app: String, rows: [Row], buttons: [String] = []) {
    self.app = app
    self.rows = rows
    self.buttons = buttons
  }
}
