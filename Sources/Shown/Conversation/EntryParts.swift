import SimCatalog
import SimDiagnostics
import SimDialogue
import SimText

/// An entry as texts that can be shown: safe, without line breaks, in reading order.
///
/// Layout and search both use it, so that what is found is what is seen.
package struct EntryParts {
  /// A text, with its index among the entry's texts.
  package struct Field {
    /// Safe for a terminal, on one line.
    package var text: String
    /// Its index among the entry's texts, by which search finds it again.
    package var index: Int
  }

  /// A line of the trace.
  package struct TraceLine {
    /// The line without its mark.
    package var field: Field
    /// Whether the handler failed, or the app didn't accept the call.
    package var isFailure: Bool
  }

  /// A choice; its slot is its index among the entry's choices and buttons.
  package struct ChoiceLine {
    /// The number that chooses it.
    package var number: Int
    /// The name of the choice.
    package var text: Field
    /// What distinguishes it, such as a handle beneath a name.
    package var detail: Field?
    /// Its index among the entry's choices and buttons.
    package var slot: Int
  }

  /// A row of a card.
  package struct CardLine {
    /// What precedes the text; nil for a row without a label.
    package var label: Field?
    /// The text of the row.
    package var text: Field
  }

  /// A button of a card.
  package struct Button {
    /// The text on it.
    package var text: Field
    /// Its index among the entry's choices and buttons.
    package var slot: Int
  }

  /// A card as texts.
  package struct Card {
    /// The app's name, on the card's edge.
    package var app: Field
    /// Its rows from top to bottom.
    package var lines: [CardLine]
    /// Its buttons from left to right.
    package var buttons: [Button]
  }

  /// One part of an entry.
  package enum Part {
    /// What was typed, and the mark before it with its space.
    case line(mark: String, Field)
    /// Traces that follow one another.
    case trace([TraceLine])
    case says(Field)
    case choices([ChoiceLine])
    case card(Card)
    case remark(Remark.Kind, Field)
  }

  /// In reading order.
  package private(set) var parts: [Part] = []
  /// The number of texts.
  package private(set) var fieldCount = 0
  /// The texts of choices and buttons, in the order of their slots.
  package private(set) var slots: [String] = []

  /// Splits an entry into parts.
  package init(_ entry: Entry) {
    if let line = entry.line {
      let (mark, text) = Self.parted(SafeText.oneLine(line))
      parts.append(.line(mark: mark, field(text)))
    }
    for content in entry.contents {
      switch content {
      case .output(.trace(let trace)): add(trace)
      case .output(.says(let line)): parts.append(.says(field(SafeText.cell(line.text))))
      case .output(.choices(let choices)): add(choices)
      case .output(.card(let card)): add(card)
      case .remark(let remark):
        // Each line of a text becomes a part.
        for line in remark.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
          parts.append(.remark(remark.kind, field(SafeText.oneLine(String(line)))))
        }
      }
    }
  }

  private mutating func field(_ text: String) -> Field {
    fieldCount += 1
    return Field(text: text, index: fieldCount - 1)
  }

  private mutating func slot(_ text: String) -> Int {
    slots.append(text)
    return slots.count - 1
  }

  private mutating func add(_ trace: Trace) {
    let line = TraceLine(field: field(SafeText.cell(TraceNotation.text(of: trace))), isFailure: trace.isFailure)
    if case .trace(var lines)? = parts.last {
      parts.removeLast()
      lines.append(line)
      parts.append(.trace(lines))
    } else {
      parts.append(.trace([line]))
    }
  }

  private mutating func add(_ choices: [Choice]) {
    var lines: [ChoiceLine] = []
    for (index, choice) in choices.enumerated() {
      let text = SafeText.cell(choice.text)
      let named = field(text)
      let detail = choice.detail.map { field(SafeText.cell($0)) }
      lines.append(ChoiceLine(number: choice.number ?? index + 1, text: named, detail: detail, slot: slot(text)))
    }
    if !lines.isEmpty { parts.append(.choices(lines)) }
  }

  private mutating func add(_ card: CardContent) {
    let app = field(SafeText.cell(card.app))
    var lines: [CardLine] = []
    for row in card.rows {
      let label = row.label.map(SafeText.cell).flatMap { $0.isEmpty ? nil : field($0) }
      lines.append(CardLine(label: label, text: field(SafeText.cell(row.text))))
    }
    var buttons: [Button] = []
    for button in card.buttons {
      let text = SafeText.cell(button)
      buttons.append(Button(text: field(text), slot: slot(text)))
    }
    parts.append(.card(Card(app: app, lines: lines, buttons: buttons)))
  }

  /// The mark of a typed line (`> `, `* `, `# `), and what follows it.
  private static func parted(_ line: String) -> (mark: String, text: String) {
    guard let first = line.first, ">*#".contains(first) else { return ("", line) }
    let rest = line.dropFirst()
    guard let space = rest.first else { return (String(first) + " ", "") }
    guard space == " " else { return ("", line) }
    return (String(first) + " ", String(rest.dropFirst()))
  }
}

extension EntryParts {
  /// All texts, by index.
  package var fields: [String] {
    var fields: [String] = []
    fields.reserveCapacity(fieldCount)
    for part in parts {
      switch part {
      case .line(_, let field), .says(let field), .remark(_, let field): fields.append(field.text)
      case .trace(let lines): fields += lines.map(\.field.text)
      case .choices(let lines):
        for line in lines {
          fields.append(line.text.text)
          if let detail = line.detail { fields.append(detail.text) }
        }
      case .card(let card):
        fields.append(card.app.text)
        for line in card.lines {
          if let label = line.label { fields.append(label.text) }
          fields.append(line.text.text)
        }
        fields += card.buttons.map(\.text.text)
      }
    }
    return fields
  }
}

extension Trace {
  /// Whether the handler failed, or the app didn't accept the call.
  fileprivate var isFailure: Bool {
    switch self {
    case .understood, .answered, .resolve, .offer, .giveDefault, .asked, .suggested, .onWatch, .submitted: false
    case .respond(_, let response, _): response.code.hasPrefix("failure")
    case .fault: true
    case .app(_, let answer): answer.fault != nil || !answer.accepted
    }
  }
}
