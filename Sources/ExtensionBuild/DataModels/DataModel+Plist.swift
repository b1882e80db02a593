import SimAppFiles

extension DataModel {
  /// The file in the bundle, which `NSManagedObjectModel` reads.
  ///
  /// - Parameter module: the module that has a class.
  func plist(module: (String) -> String?) -> PlistNode {
    .list([
      ("version", .text(version)),
      (
        "entities",
        .array(
          entities.map { entity in
            .list([
              ("name", .text(entity.name)),
              ("class", entity.className.map { name in .text(module(name).map { "\($0).\(name)" } ?? name) }),
              ("parent", entity.parent.map(PlistNode.text)), ("abstract", .flag(entity.isAbstract)),
              ("unique", .array(entity.constraints.map { .array($0.map(PlistNode.text)) })),
              ("attributes", .array(entity.attributes.map(\.plist))),
              ("relationships", .array(entity.relationships.map(\.plist))),
            ])
          })
      ),
    ])
  }
}

extension DataModel.Attribute {
  fileprivate var plist: PlistNode {
    .list([
      ("name", .text(name)), ("type", .text(type)), ("optional", .flag(isOptional)), ("transient", .flag(isTransient)),
      ("default", defaultText.map(PlistNode.text)), ("valueClass", valueClass.map(PlistNode.text)),
    ])
  }
}

extension DataModel.Relationship {
  fileprivate var plist: PlistNode {
    .list([
      ("name", .text(name)), ("destination", .text(destination)), ("inverse", inverse.map(PlistNode.text)),
      ("toMany", .flag(isToMany)), ("ordered", .flag(isOrdered)), ("optional", .flag(isOptional)),
      ("deletion", .text(deletionRule)),
    ])
  }
}

extension PlistNode {
  fileprivate static func text(_ text: String) -> PlistNode { PlistNode(value: .string(text), offset: -1) }
  fileprivate static func flag(_ flag: Bool) -> PlistNode { PlistNode(value: .boolean(flag), offset: -1) }
  fileprivate static func array(_ nodes: [PlistNode]) -> PlistNode { PlistNode(value: .array(nodes), offset: -1) }
  fileprivate static func list(_ entries: [(String, PlistNode?)]) -> PlistNode {
    PlistNode(
      value: .dictionary(
        entries.compactMap { key, value in value.map { Entry(key: key, keyOffset: -1, value: $0) } }), offset: -1)
  }
}
