import SimCatalog

/// Prints the schema as the catalogue's values.
struct CatalogPrinter {
  let types: TypeTable

  private let folder = "Sources/Catalog/Schema/Generated"

  func files(_ schema: SchemaModel) -> [GeneratedFile] {
    schema.intents.map(intent) + schema.groups.map(group) + [index(schema)]
  }

  private func intent(_ intent: IntentModel) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder)/\(intent.name)+Generated.swift", source: "Vocabulary/Siri/schema/\(intent.name).json"
    ) { text in
      let resolvable = Set(intent.resolveOrder)
      text.block("extension IntentSchema") { text in
        text.line("static let \(constant(intent.name)) = IntentSchema(")
        text.line("  name: \(quoted(intent.name)), domain: \(quoted(intent.domain)),")
        text.line("  handlingProtocol: \(intent.handler.map { quoted($0.name) } ?? "nil"),")
        text.list("  parameters: ", closing: "  ],") { text in
          for parameter in intent.parametersInOrder {
            self.parameter(parameter, isResolvable: resolvable.contains(parameter.name), into: &text)
          }
        }
        text.list("  codes: ", closing: "  ],") { text in
          for code in intent.response.codes.cases {
            text.line("  ResponseCode(\(quoted(code.name)), \(code.rawValue)),")
          }
        }
        text.list("  responseFields: ", closing: "  ],") { text in
          for field in intent.response.properties { parameter(field, isResolvable: false, into: &text) }
        }
        text.line("  review: \(intent.review), alwaysNeedsUnlock: \(intent.alwaysNeedsUnlock),")
        let deprecated = intent.deprecated.map { ", deprecated: \(quoted($0))" } ?? ""
        let maps = intent.maps.map { ", maps: MapsPlaces(from: \(quoted($0.from)), to: \(quoted($0.to)))" } ?? ""
        guard let telling = intent.telling else {
          text.line("  introduced: \(quoted(intent.since))\(deprecated)\(maps))")
          return
        }
        text.line("  introduced: \(quoted(intent.since))\(deprecated),")
        TellingPrinter(telling: telling).print(into: &text)
        text.line(
          "  maps: \(intent.maps.map { "MapsPlaces(from: \(quoted($0.from)), to: \(quoted($0.to)))" } ?? "nil"))")
      }
    }
  }

  private func parameter(_ property: PropertyModel, isResolvable: Bool, into text: inout SourceText) {
    var arguments = ["name: \(quoted(property.name))", "type: \(types.parameterType(of: property.type))"]
    if property.type.element != nil { arguments.append("isList: true") }
    if isResolvable { arguments.append("isResolvable: true") }
    arguments.append("swiftType: \(quoted(property.type.text))")
    text.line("  ParameterSchema(\(arguments.joined(separator: ", "))),")
  }

  private func group(_ group: TypeGroup) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder)/\(group.name)Types+Generated.swift", source: "Vocabulary/Siri/schema/types/\(group.name).json"
    ) { text in
      text.block("extension EnumerationSchema") { text in
        text.list("static let \(constant(group.name)): [EnumerationSchema] = ") { text in
          for enumeration in group.enumerations { self.enumeration(enumeration, into: &text) }
        }
      }
      text.line()
      text.block("extension ObjectSchema") { text in
        text.list("static let \(constant(group.name)): [ObjectSchema] = ") { text in
          for value in group.values {
            text.line("ObjectSchema(")
            text.line("  name: \(quoted(value.name)), superclass: \(value.superclass.map(quoted) ?? "nil"),")
            text.list("  fields: ", closing: "  ]),") { text in
              for property in value.properties { parameter(property, isResolvable: false, into: &text) }
            }
          }
        }
      }
    }
  }

  private func enumeration(_ enumeration: EnumerationModel, into text: inout SourceText) {
    text.line("EnumerationSchema(")
    text.line("  name: \(quoted(enumeration.name)), kind: .\(enumeration.kind.rawValue),")
    text.list("  cases: ", closing: "  ]),") { text in
      for item in enumeration.cases { text.line("  EnumerationCase(\(quoted(item.name)), \(item.rawValue)),") }
    }
  }

  private func index(_ schema: SchemaModel) -> GeneratedFile {
    GeneratedFile(path: "\(folder)/Catalog+Generated.swift", source: "Vocabulary/Siri/schema") { text in
      text.block("extension Catalog") { text in
        text.line("/// Every intent, by name.")
        text.list("public static let all: [IntentSchema] = ") { text in
          for intent in schema.intents { text.line(".\(constant(intent.name)),") }
        }
        text.line()
        text.line("/// Every enumeration that parameters, responses and results use, but those of response codes.")
        text.list("public static let enumerations: [EnumerationSchema] = ", closing: "].flatMap { $0 }") { text in
          for group in schema.groups { text.line("EnumerationSchema.\(constant(group.name)),") }
        }
        text.line()
        text.line("/// Every class of values that parameters and responses use.")
        text.list("public static let objects: [ObjectSchema] = ", closing: "].flatMap { $0 }") { text in
          for group in schema.groups { text.line("ObjectSchema.\(constant(group.name)),") }
        }
      }
    }
  }

  /// `INSendMessageIntent` as the name of a constant: `sendMessageIntent`.
  private func constant(_ name: String) -> String {
    let stem = name.hasPrefix("IN") ? String(name.dropFirst(2)) : name
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
