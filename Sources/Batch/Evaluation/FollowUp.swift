import SimCatalog
import SimText

/// A written answer, with its question and its meaning.
struct FollowUp: Sendable {
  enum Meaning: Sendable {
    /// Values, by parameter, as they are in the text.
    case values([String: [String]])
    /// A yes and nothing else.
    case yes
    /// Anything that isn't a yes.
    case other
  }

  var intent: IntentName
  var question: AskedConversation.Question
  /// The values that the request has already.
  var filled: [(parameter: String, text: String)] = []
  var meaning: Meaning
}

/// An act as the sets write it: `["INFORM", "number_of_seats", ["2"]]`.
struct WrittenAct: Hashable, Sendable {
  var name: String
  var slot: String
  var values: [String]

  /// The acts of a line, without those that can't be read.
  static func all(_ elements: [JSONValue]) -> [WrittenAct] {
    elements.compactMap { element in
      guard case .array(let parts) = element, case .string(let name)? = parts.first else { return nil }
      var act = WrittenAct(name: name, slot: "", values: [])
      if parts.count > 1, case .string(let slot) = parts[1] { act.slot = slot }
      if parts.count > 2, case .array(let values) = parts[2] {
        act.values = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      }
      return act
    }
  }
}

/// A line with `system_acts`, as it is in a set: acts have slot names of their own.
struct WrittenFollowUp: Sendable {
  var intent: IntentName
  var text: String
  var slots: [String: [String]]
  var asked: [WrittenAct]
  var userActs: [WrittenAct]

  /// The parameters for the slots of a line's acts, as far as its values show them.
  var parametersBySlot: [String: String] {
    var table: [String: String] = [:]
    for act in userActs where act.name == "INFORM" && !act.values.isEmpty {
      let fitting = slots.filter { $0.value == act.values }.map(\.key)
      if fitting.count == 1 { table[act.slot] = fitting[0] }
    }
    return table
  }
}

/// What the answers of a whole set show: the parameter for each slot of their acts, and the terms.
struct FollowUpBook: Sendable {
  private var parameters: [IntentName: [String: String]] = [:]
  /// By intent and parameter, all values that are asked about or named.
  private(set) var terms: [ListenerCache.TermList] = []

  init(_ lines: [WrittenFollowUp], _ catalog: Catalog) {
    var votes: [IntentName: [String: [String: Int]]] = [:]
    for line in lines {
      for (slot, parameter) in line.parametersBySlot {
        votes[line.intent, default: [:]][slot, default: [:]][parameter, default: 0] += 1
      }
    }
    for (intent, slots) in votes {
      for (slot, counts) in slots {
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        parameters[intent, default: [:]][slot] = best?.key
      }
    }
    var found: [ListenerCache.TermList.Name: Set<String>] = [:]
    for line in lines {
      guard let schema = catalog.schema(of: line.intent) else { continue }
      for act in line.asked + line.userActs {
        guard let name = parameters[line.intent]?[act.slot], let parameter = schema.parameter(name),
          Self.hasTerms(parameter, catalog)
        else { continue }
        found[.init(intent: line.intent, parameter: name), default: []].formUnion(
          act.values.filter(EvaluationExample.isSaid))
      }
    }
    terms = found.map { .init(name: $0.key, terms: $0.value.sorted()) }
      .sorted { ($0.name.intent.rawValue, $0.name.parameter) < ($1.name.intent.rawValue, $1.name.parameter) }
  }

  private static func hasTerms(_ parameter: ParameterSchema, _ catalog: Catalog) -> Bool {
    ParameterPath(parameter, in: catalog).filled.type == .speakable
  }

  /// The measurable part of a line; nil if it has none.
  func followUp(_ line: WrittenFollowUp, _ catalog: Catalog) -> FollowUp? {
    guard let schema = catalog.schema(of: line.intent) else { return nil }
    let names = (parameters[line.intent] ?? [:]).merging(line.parametersBySlot) { $1 }
    let asked = line.asked.filter { $0.name == "REQUEST" }.compactMap { names[$0.slot] }
    let confirmed = line.asked.filter { $0.name == "CONFIRM" }
    let meaning: FollowUp.Meaning
    let userActs = Set(line.userActs.map(\.name))
    if userActs == ["AFFIRM"] {
      meaning = .yes
    } else if userActs.contains("AFFIRM") {
      // A yes with something else is neither.
      return nil
    } else if !line.slots.isEmpty, isSaid(line), line.slots.keys.allSatisfy({ schema.parameter($0) != nil }) {
      meaning = .values(line.slots)
    } else {
      meaning = .other
    }
    if !confirmed.isEmpty {
      var filled: [(parameter: String, text: String)] = []
      for act in confirmed {
        guard let name = names[act.slot], let value = act.values.first, EvaluationExample.isSaid(value),
          !filled.contains(where: { $0.parameter == name })
        else { continue }
        filled.append((name, value))
      }
      return FollowUp(intent: line.intent, question: .review, filled: filled, meaning: meaning)
    }
    guard let first = asked.first(where: { line.slots[$0] != nil }) ?? asked.first, case .values = meaning else {
      return nil
    }
    return FollowUp(intent: line.intent, question: .value(of: first), meaning: meaning)
  }

  /// Whether the text contains every value.
  private func isSaid(_ line: WrittenFollowUp) -> Bool {
    let text = " " + Surface(line.text).words + " "
    return line.slots.values.joined().allSatisfy { text.contains(" " + Surface($0).words + " ") }
  }
}
