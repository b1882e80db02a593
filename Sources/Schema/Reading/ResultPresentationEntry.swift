import SimCatalog

/// A schema file's entry under `telling`: what Siri says about a response, and what she offers then.
struct ResultPresentationEntry: Decodable {
  var lists: String?
  var counts: String?
  /// Whether the response itself is described.
  var describes: String?
  var alsoLists: [String]?
  var lines: String?
  var limit: String?
  var label: String?
  var parts: [PartEntry]?
  var variant: VariantEntry?
  var shared: [SharedEntry]?
  var showsOneAlone: Bool?
  var next: NextEntry?
  var handsOver: [CarryOverEntry]?

  struct PartEntry: Decodable {
    var name: String
    var of: [String]?
    var `as`: String?
    var only: [String]?
    var except: [String]?
  }

  struct VariantEntry: Decodable {
    var of: String
    var except: [String]?
    var requires: String?
  }

  struct SharedEntry: Decodable {
    var name: String
    var asked: String
    var of: String
    var except: [String]?
  }

  struct NextEntry: Decodable {
    var intent: String
    /// The parameter that an answer fills; without it an element is chosen.
    var answers: String?
    var needs: [String]?
    var keeps: [String]?
    var fills: [FillingEntry]
    var because: String?
  }

  struct FillingEntry: Decodable {
    var parameter: String
    var with: String
    var identifier: String?
  }

  struct CarryOverEntry: Decodable {
    var intent: String
    var parameter: String
    var with: String
    var because: String
  }

  struct MapsEntry: Decodable {
    var from: String
    var to: String
  }
}

extension EntryReader {
  /// - Parameters:
  ///   - parameters: the names of the intent's.
  ///   - response: the names of its response's properties.
  func presentation(_ entry: ResultPresentationEntry, parameters: [String], response: [String]) throws
    -> ResultPresentation
  {
    let property: String
    let kind: ResultPresentation.Kind
    switch (entry.lists, entry.counts, entry.describes) {
    case (let list?, nil, nil): (property, kind) = (list, .list)
    case (nil, let count?, nil): (property, kind) = (count, .count)
    case (nil, nil, "response"): (property, kind) = ("", .response)
    case (nil, nil, _), (.some, _, _), (_, .some, _): throw problem(.notAResultPresentation)
    }
    guard entry.lines != nil || kind == .response else { throw problem(.notAResultPresentation) }
    for property in (kind == .response ? [] : [property]) + (entry.alsoLists ?? []) {
      try check(property, in: "telling", against: response)
    }
    for shared in entry.shared ?? [] { try check(shared.asked, in: "telling", against: parameters) }
    for name in entry.next?.keeps ?? [] { try check(name, in: "telling", against: parameters) }
    let parts = try (entry.parts ?? []).map { part in
      guard let style = ResultPresentation.Part.Style(rawValue: part.as ?? "first") else {
        throw problem(.notAResultPresentation)
      }
      return ResultPresentation.Part(
        part.name, of: part.of ?? [], style: style, only: part.only ?? [], except: part.except ?? [])
    }
    if let label = entry.label, !parts.contains(where: { $0.name == label }) {
      throw problem(.unknownProperty(label, in: "telling", known: parts.map(\.name)))
    }
    return ResultPresentation(
      property: property, also: entry.alsoLists ?? [], kind: kind, lines: entry.lines ?? "", limit: entry.limit,
      label: entry.label, parts: parts,
      variant: entry.variant.map {
        ResultPresentation.Variant(of: $0.of, except: $0.except ?? [], requires: $0.requires)
      },
      shared: (entry.shared ?? []).map {
        ResultPresentation.Shared($0.name, asked: $0.asked, of: $0.of, except: $0.except ?? [])
      },
      showsOneAlone: entry.showsOneAlone ?? false, next: entry.next.map(next),
      carriesOver: (entry.handsOver ?? []).map {
        ResultPresentation.CarryOver(to: IntentName($0.intent), $0.parameter, with: $0.with, because: $0.because)
      })
  }

  private func next(_ entry: ResultPresentationEntry.NextEntry) -> ResultPresentation.Next {
    ResultPresentation.Next(
      IntentName(entry.intent), by: entry.answers.map { .answer($0) } ?? .choice, needs: entry.needs ?? [],
      keeps: entry.keeps ?? [],
      fills: entry.fills.map { ResultPresentation.Filling($0.parameter, with: $0.with, identifier: $0.identifier) },
      because: entry.because ?? "")
  }
}
