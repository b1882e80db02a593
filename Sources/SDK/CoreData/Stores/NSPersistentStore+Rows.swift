extension NSPersistentStore {
  /// All objects of an entity, without those of entities below it.
  func rows(of entity: NSEntityDescription) throws -> [(NSManagedObjectID, StoredValues)] {
    try inTurn {
      var links: [Int64: [String: [(Int64, String)]]] = [:]
      if entity.relationshipsByName.values.contains(where: \.isToMany) {
        try connection.run(
          """
          SELECT r.object, r.name, r.target, t.entity FROM sirisim_relationship r
          JOIN sirisim_object o ON o.id = r.object JOIN sirisim_object t ON t.id = r.target
          WHERE o.entity = ? ORDER BY r.object, r.name, r.place
          """, [.text(entity.name ?? "")]
        ) { row in
          guard let object = row["object"]?.integer, let name = row["name"]?.text, let target = row["target"]?.integer,
            let kind = row["entity"]?.text
          else { return }
          links[object, default: [:]][name, default: []].append((target, kind))
        }
      }
      var found: [(NSManagedObjectID, StoredValues)] = []
      try connection.run("SELECT * FROM \(Self.quoted(entity.name ?? "")) ORDER BY sirisim_id") { row in
        guard let number = row["sirisim_id"]?.integer else { return }
        found.append((id(number, entity), try values(of: entity, row, links[number] ?? [:])))
      }
      return found
    }
  }

  /// One object; nil where it isn't there.
  func values(of id: NSManagedObjectID) throws -> StoredValues? {
    guard let number = id.row else { return nil }
    return try inTurn {
      var links: [String: [(Int64, String)]] = [:]
      try connection.run(
        """
        SELECT r.name, r.target, t.entity FROM sirisim_relationship r JOIN sirisim_object t ON t.id = r.target
        WHERE r.object = ? ORDER BY r.name, r.place
        """, [.integer(number)]
      ) { row in
        guard let name = row["name"]?.text, let target = row["target"]?.integer, let kind = row["entity"]?.text else {
          return
        }
        links[name, default: []].append((target, kind))
      }
      var found: StoredValues?
      let table = Self.quoted(id.entity.name ?? "")
      try connection.run("SELECT * FROM \(table) WHERE sirisim_id = ?", [.integer(number)]) { row in
        found = try values(of: id.entity, row, links)
      }
      return found
    }
  }

  private func values(
    of entity: NSEntityDescription, _ row: [String: SQLiteValue], _ links: [String: [(Int64, String)]]
  ) throws -> StoredValues {
    var values = StoredValues()
    for (name, property) in entity.propertiesByName {
      if let attribute = property as? NSAttributeDescription {
        values.attributes[name] =
          attribute.isTransient ? attribute.defaultValue : attribute.value(of: row[name] ?? .null)
      } else if let relationship = property as? NSRelationshipDescription {
        if relationship.isToMany {
          values.many[name] = (links[name] ?? []).compactMap { target, kind in
            self.entity(kind, like: relationship).map { id(target, $0) }
          }
        } else if let target = row[name]?.integer, let kind = try kind(of: target) {
          values.one[name] = self.entity(kind, like: relationship).map { id(target, $0) }
        }
      }
    }
    return values
  }

  private func kind(of row: Int64) throws -> String? {
    var name: String?
    try connection.run("SELECT entity FROM sirisim_object WHERE id = ?", [.integer(row)]) { name = $0["entity"]?.text }
    return name
  }

  private func entity(_ name: String, like relationship: NSRelationshipDescription) -> NSEntityDescription? {
    relationship.destinationEntity?.family.first { $0.name == name }
  }

  // MARK: Writing

  /// All of it or nothing.
  func commit(_ changes: StoreChanges, _ policy: NSMergePolicyType) throws {
    try inTurn {
      var settled: [NSManagedObjectID] = []
      try connection.execute("BEGIN IMMEDIATE")
      do {
        for id in changes.deleted { try delete(id) }
        var kept: [(id: NSManagedObjectID, values: StoredValues)] = []
        for (id, values) in changes.inserted {
          if id.row == nil {
            guard let row = try row(for: id.entity, values, policy) else { continue }
            settle(id, row)
            settled.append(id)
          }
          kept.append((id, values))
        }
        for (id, values) in kept { try write(id, values, Set(id.entity.propertiesByName.keys), isNew: true) }
        for (id, names, values) in changes.updated { try write(id, values, names) }
        try connection.execute("COMMIT")
      } catch {
        try? connection.execute("ROLLBACK")
        for id in settled { unsettle(id) }
        throw error
      }
    }
  }

  /// A row for an object: a new one, or that of the object whose values must be the only ones of their kind.
  private func row(
    for entity: NSEntityDescription, _ values: StoredValues, _ policy: NSMergePolicyType
  ) throws -> Int64? {
    if let former = try former(entity, values) {
      switch policy {
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: return former
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return nil
      case .errorMergePolicyType:
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
          userInfo: [NSLocalizedDescriptionKey: "a \(entity.name ?? "") with these unique values is in the store"])
      }
    }
    let name = SQLiteValue.text(entity.name ?? "")
    try connection.run("INSERT INTO sirisim_object(entity) VALUES(?)", [name])
    return connection.lastRow
  }

  private func former(_ entity: NSEntityDescription, _ values: StoredValues) throws -> Int64? {
    for constraint in entity.uniquenessConstraints {
      let attributes = constraint.compactMap { part in
        ((part as? String) ?? (part as? NSPropertyDescription)?.name).flatMap { entity.attributesByName[$0] }
      }
      // What isn't there is like nothing else.
      guard !attributes.isEmpty, attributes.allSatisfy({ values.attributes[$0.name] != nil }) else { continue }
      let condition = attributes.map { "\(Self.quoted($0.name)) IS ?" }.joined(separator: " AND ")
      var found: Int64?
      try connection.run(
        "SELECT sirisim_id FROM \(Self.quoted(entity.name ?? "")) WHERE \(condition)",
        try attributes.map { try $0.column(values.attributes[$0.name]) }
      ) { found = $0["sirisim_id"]?.integer }
      if let found { return found }
    }
    return nil
  }

  private func write(
    _ id: NSManagedObjectID, _ values: StoredValues, _ names: Set<String>, isNew: Bool = false
  ) throws {
    guard let number = id.row else { return }
    if isNew {
      try connection.run(
        "INSERT OR IGNORE INTO \(Self.quoted(id.entity.name ?? ""))(sirisim_id) VALUES(?)", [.integer(number)])
    }
    var columns: [(String, SQLiteValue)] = []
    for name in names.sorted() {
      switch id.entity.propertiesByName[name] {
      case let attribute as NSAttributeDescription where !attribute.isTransient:
        columns.append((name, try attribute.column(values.attributes[name])))
      case let relationship as NSRelationshipDescription where relationship.isToMany:
        try connection.run(
          "DELETE FROM sirisim_relationship WHERE object = ? AND name = ?", [.integer(number), .text(name)])
        for (place, target) in (values.many[name] ?? []).compactMap(\.row).enumerated() {
          try connection.run(
            "INSERT INTO sirisim_relationship VALUES(?, ?, ?, ?)",
            [.integer(number), .text(name), .integer(Int64(place)), .integer(target)])
        }
      case is NSRelationshipDescription:
        columns.append((name, values.one[name]?.row.map { .integer($0) } ?? .null))
      default: continue
      }
    }
    guard !columns.isEmpty else { return }
    let list = columns.map { "\(Self.quoted($0.0)) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE \(Self.quoted(id.entity.name ?? "")) SET \(list) WHERE sirisim_id = ?",
      columns.map(\.1) + [.integer(number)])
  }

  private func delete(_ id: NSManagedObjectID) throws {
    guard let number = id.row else { return }
    try connection.run(
      "DELETE FROM \(Self.quoted(id.entity.name ?? "")) WHERE sirisim_id = ?", [.integer(number)])
    try connection.run("DELETE FROM sirisim_object WHERE id = ?", [.integer(number)])
    try connection.run(
      "DELETE FROM sirisim_relationship WHERE object = ? OR target = ?", [.integer(number), .integer(number)])
  }

  /// A row for an object that is saved later.
  func reserve(_ id: NSManagedObjectID) throws {
    guard id.row == nil else { return }
    try inTurn {
      try connection.run("INSERT INTO sirisim_object(entity) VALUES(?)", [.text(id.entity.name ?? "")])
      let row = connection.lastRow
      settle(id, row)
    }
  }
}
