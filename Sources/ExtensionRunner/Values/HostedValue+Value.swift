import Foundation
@_spi(Host) import SDKFoundation
import SimCatalog

extension _HostedValue {
  /// A value of the conversation as an App Intent receives it.
  init(_ value: Value) {
    switch value {
    case .string(let text): self = .string(text)
    case .boolean(let truth): self = .boolean(truth)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .double(number)
    case .person(let person): self = .string(person.displayName)
    case .speakable(let term): self = .string(term.spokenPhrase)
    case .place(let place): self = .string(place.name)
    case .date(let parts): self = parts.date.map { .date($0) } ?? .string("")
    case .dateRange(let range): self = (range.start?.date ?? range.end?.date).map { .date($0) } ?? .string("")
    case .money(let money):
      self = .double((0..<money.decimals).reduce(Double(money.minorUnits)) { amount, _ in amount / 10 })
    case .enumeration(let value): self = .enumeration(type: value.type, case: value.cases.first ?? "")
    case .list(let values): self = .list(values.map { _HostedValue($0) })
    case .object(let object):
      func text(_ name: String) -> String? { if case .string(let text)? = object[name] { text } else { nil } }
      self = .object(type: object.type, identifier: text("identifier"), title: text("displayString") ?? "")
    }
  }
}

extension Value {
  /// A value of an App Intent as the conversation receives it.
  init?(_ value: _HostedValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .boolean(let truth): self = .boolean(truth)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .double(number)
    case .date(let date): self = .date(DateParts(date))
    case .enumeration(let type, let name): self = .enumeration(EnumerationValue(type: type, cases: [name]))
    case .object(let type, let identifier, let title):
      var object = ObjectValue(type: type)
      object["identifier"] = identifier.map { .string($0) }
      object["displayString"] = .string(title)
      self = .object(object)
    case .list(let values): self = .list(values.compactMap { Value($0) })
    }
  }
}

extension _HostedAnswer {
  /// The user's answer; nil if they have only tapped something.
  init?(_ answer: PerformAnswer) {
    switch answer {
    case .value(let value): self = .value(_HostedValue(value))
    case .yes: self = .yes
    case .no: self = .no
    case .choice(let index): self = .choice(index)
    case .cancelled: self = .cancelled
    case .tapped: return nil
    }
  }
}

extension PerformQuestion {
  /// The question of a running intent.
  ///
  /// - Parameters:
  ///   - buttons: those of its view.
  ///   - tapped: the result of one of them.
  init(
    _ question: _HostedQuestion, buttons: [SnippetButton] = [], tapped: Tapped? = nil, restarts: Bool = false
  ) {
    let kind: Kind =
      switch question.kind {
      case .value(let name): .value(parameter: name)
      case .disambiguation(let name, let options):
        .disambiguation(parameter: name, options: options.compactMap(Value.init))
      case .parameterConfirmation(let name, let value):
        .parameterConfirmation(parameter: name, value: value.flatMap(Value.init))
      case .confirmation(let action, let accept, let deny):
        .confirmation(Confirmation(action: action, accept: accept, deny: deny))
      case .choice(let choices):
        .choice(choices.map { Choice(title: $0.title, subtitle: $0.subtitle, isCancel: $0.isCancel) })
      case .foreground: .foreground
      }
    self.init(
      kind, dialog: question.dialog, supporting: question.supporting, view: question.view.lines, buttons: buttons,
      tapped: tapped, restarts: restarts)
  }
}
