import SimCatalog
import SimText

/// Prints the schema as the catalogue's values.
struct CatalogPrinter {
  let schema: SchemaModel
  let target: PrintTarget

  var files: [GeneratedFile] { schema.intents.map(intent) + schema.groups.map(group) + [index] }

  private func intent(_ intent: IntentSchema) -> GeneratedFile {
    target.file("\(intent.name)Schema", from: "\(intent.name).json") { text in
      text.block("extension IntentSchema") { text in
        text.line("static let \(target.constant(intent.name.rawValue)) = IntentSchema(")
        text.line("  name: \(quoted(intent.name.rawValue)), domain: \(quoted(intent.domain)),")
        text.line("  handlingProtocol: \(intent.handlingProtocol.map(quoted) ?? "nil"),")
        text.list("  parameters: ", closing: "  ],") { text in
          for parameter in intent.parameters { self.parameter(parameter, into: &text) }
        }
        text.list("  codes: ", closing: "  ],") { text in
          for code in intent.codes {
            let isCommon = code.verdict == ResponseVerdict(commonCode: code.name)
            let verdict = isCommon ? "" : ", verdict: .\(code.verdict)"
            text.line("  ResponseCode(\(quoted(code.name)), \(code.rawValue)\(verdict)),")
          }
        }
        text.list("  responseFields: ", closing: "  ],") { text in
          for field in intent.responseFields { parameter(field, into: &text) }
        }
        text.line("  review: \(intent.review), alwaysNeedsUnlock: \(intent.alwaysNeedsUnlock),")
        if !intent.vocabulary.isEmpty {
          text.list("  vocabulary: ", closing: "  ],") { text in
            for (type, names) in intent.vocabulary.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
              text.line("  .\(type.name): [\(names.map(quoted).joined(separator: ", "))],")
            }
          }
        }
        if intent.isCustom { text.line("  isCustom: true,") }
        if let deed = intent.deed { text.line("  deed: \(quoted(deed)),") }
        if intent.isOutright { text.line("  isOutright: true,") }
        if let types = intent.shortcutTypes {
          text.list("  shortcutTypes: ", closing: "  ],") { text in
            for type in types {
              let names = type.parameters.map(quoted).joined(separator: ", ")
              let background = type.runsInBackground ? "" : ", runsInBackground: false"
              text.line("  ShortcutType(parameters: [\(names)]\(background)),")
            }
          }
        }
        if !intent.isSuggested { text.line("  isSuggested: false,") }
        let deprecated = intent.deprecated.map { ", deprecated: \(quoted($0))" } ?? ""
        let dialogue = dialogue(intent.dialogue)
        let origin = intent.comesFrom.map { ", comesFrom: \(quoted($0))" } ?? ""
        let maps = intent.maps.map { ", maps: MapsPlaces(from: \(quoted($0.from)), to: \(quoted($0.to)))" } ?? ""
        guard let presentation = intent.presentation else {
          text.line("  introduced: \(quoted(intent.introduced))\(deprecated)\(dialogue)\(maps)\(origin))")
          return
        }
        text.line("  introduced: \(quoted(intent.introduced))\(deprecated)\(dialogue),")
        ResultPresentationPrinter(presentation: presentation).print(into: &text)
        text.line(
          "  maps: \(intent.maps.map { "MapsPlaces(from: \(quoted($0.from)), to: \(quoted($0.to)))" } ?? "nil")\(origin))"
        )
      }
    }
  }

  /// The dialogue of an intent, with a comma before it; empty if it has none.
  private func dialogue(_ dialogue: IntentDialogue) -> String {
    guard dialogue != IntentDialogue() else { return "" }
    let arguments = [
      dialogue.changes.map { "changes: \(quoted($0))" },
      dialogue.outcome == .response ? nil : "outcome: .\(dialogue.outcome)",
      dialogue.unlockedBy.map { "unlockedBy: \(quoted($0))" },
      dialogue.observes.map { "observes: \(quoted($0.rawValue))" },
      dialogue.underWay.map { "underWay: .\($0)" },
    ]
    return ", dialogue: IntentDialogue(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }

  private func parameter(_ parameter: ParameterSchema, into text: inout SourceText) {
    var arguments = ["name: \(quoted(parameter.name))", "type: \(type(parameter.type))"]
    if parameter.isList { arguments.append("isList: true") }
    if parameter.isResolvable {
      arguments.append("resolvedBy: [\(parameter.resolvedBy.map(quoted).joined(separator: ", "))]")
    }
    if parameter.isRequired { arguments.append("isRequired: true") }
    if let name = parameter.replacedBy { arguments.append("replacedBy: \(quoted(name))") }
    if let path = parameter.answeredBy { arguments.append("answeredBy: \(quoted(path))") }
    if let truth = parameter.unsaid { arguments.append("unsaid: \(truth)") }
    arguments.append("swiftType: \(quoted(parameter.swiftType))")
    text.line("  ParameterSchema(\(arguments.joined(separator: ", "))),")
  }

  private func type(_ type: ParameterType) -> String {
    switch type {
    case .string, .boolean, .integer, .double, .person, .speakable, .place, .date, .dateRange, .money: ".\(type)"
    case .enumeration(let name): ".enumeration(\(quoted(name)))"
    case .object(let name): ".object(\(quoted(name)))"
    }
  }

  private func group(_ group: TypeGroup) -> GeneratedFile {
    target.file("\(group.name)Schemas", from: "types/\(group.name).json") { text in
      let constant = target.constant(group.name)
      text.block("extension EnumerationSchema") { text in
        text.list("static let \(constant): [EnumerationSchema] = ") { text in
          for enumeration in group.enumerations { self.enumeration(enumeration, into: &text) }
        }
      }
      text.line()
      text.block("extension ObjectSchema") { text in
        text.list("static let \(constant): [ObjectSchema] = ") { text in
          for object in group.objects {
            text.line("ObjectSchema(")
            text.line("  name: \(quoted(object.name)), superclass: \(object.superclass.map(quoted) ?? "nil"),")
            text.list("  fields: ", closing: "  ]),") { text in
              for field in object.fields { parameter(field, into: &text) }
            }
          }
        }
      }
      text.line()
      text.block("extension ResultSchema") { text in
        text.list("static let \(constant): [ResultSchema] = ") { text in
          for result in group.results { text.line(self.result(result)) }
        }
      }
    }
  }

  private func enumeration(_ enumeration: EnumerationSchema, into text: inout SourceText) {
    text.line("EnumerationSchema(")
    text.line("  name: \(quoted(enumeration.name)), kind: .\(enumeration.kind),")
    text.list("  cases: ", closing: "  ]),") { text in
      for item in enumeration.cases { text.line("  EnumerationCase(\(quoted(item.name)), \(item.rawValue)),") }
    }
  }

  private func result(_ result: ResultSchema) -> String {
    var arguments = ["name: \(quoted(result.name))"]
    if let general = result.narrows { arguments.append("narrows: \(quoted(general))") }
    arguments.append("answers: [\(result.answers.map(quoted).joined(separator: ", "))]")
    if !result.reasons.isEmpty {
      let reasons = result.reasons.map { ".init(\(quoted($0.answer)), \(quoted($0.enumeration)))" }
      arguments.append("reasons: [\(reasons.joined(separator: ", "))]")
    }
    return "ResultSchema(\(arguments.joined(separator: ", "))),"
  }

  private var index: GeneratedFile {
    target.file("CatalogEntries", from: nil) { text in
      text.block("extension CatalogEntries") { text in
        text.line("/// Intents by name, then the types that they share.")
        text.block("public static var \(target.name): CatalogEntries") { text in
          text.line("CatalogEntries(")
          text.list("  intents: ", closing: "  ],") { text in
            for intent in schema.intents { text.line("  .\(target.constant(intent.name.rawValue)),") }
          }
          list("enumerations", of: "EnumerationSchema", closing: ",", into: &text)
          list("objects", of: "ObjectSchema", closing: ",", into: &text)
          list("results", of: "ResultSchema", closing: ")", into: &text)
        }
      }
    }
  }

  private func list(_ label: String, of type: String, closing: String, into text: inout SourceText) {
    text.list("  \(label): ", closing: "  ].flatMap { $0 }\(closing)") { text in
      for group in schema.groups { text.line("  \(type).\(target.constant(group.name)),") }
    }
  }
}

extension PrintTarget {
  /// A file with a checksum of the catalogue's files: what was made with one catalogue isn't used with another.
  func digest(of files: [GeneratedFile]) -> GeneratedFile {
    var sum = Fingerprint()
    for file in files {
      sum.add(field: file.path)
      sum.add(field: file.text)
    }
    return file("CatalogDigest", from: nil) { text in
      text.block("extension Catalog") { text in
        text.line("/// A number for all that `\(name)` says.")
        text.line("public static let \(name)Digest: UInt64 = 0x\(String(sum.value, radix: 16))")
      }
    }
  }
}
