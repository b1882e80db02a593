import SimAppFiles

extension ProgramParts {
  /// Turns the data models into what Xcode makes of them: classes in the modules whose members they are, and files that
  /// are read at run time.
  mutating func takeDataModels(_ plan: ProgramPlan, view: ProgramPlan?) {
    var models: [String: DataModel] = [:]
    var order: [String] = []
    func read(_ resources: [ResourceFile]) -> [DataModel] {
      resources.map(\.path).filter(DataModelReader.isModel).compactMap { path in
        if let known = models[path] { return known }
        guard let model = DataModelReader.read(path, &problems) else { return nil }
        models[path] = model
        order.append(path)
        return model
      }
    }
    let own = Dictionary(
      (plan.modules + (view?.modules ?? [])).map { ($0.name, $0.resources) }, uniquingKeysWith: { first, _ in first })
    // The program's own class is preferred to one of the same name in a module.
    program.generated += read(plan.resources).compactMap { $0.swift(isPublic: false) }
    for index in modules.indices {
      modules[index].generated += read(own[modules[index].name] ?? []).compactMap { $0.swift(isPublic: true) }
    }
    if let resources = view?.resources {
      self.view?.generated += read(resources).compactMap { $0.swift(isPublic: false) }
    }
    for path in order {
      guard let model = models[path] else { continue }
      let plist = model.plist { module(declaring: $0, in: model) }
      written.append(("\(model.name).momd/\(model.version).mom", PlistWriter.xml(plist)))
    }
  }

  /// The module that has a class: where its model's classes are generated, or where the author has written it.
  private func module(declaring type: String, in model: DataModel) -> String? {
    let sources = [model.swift(isPublic: false), model.swift(isPublic: true)]
    let all = [program] + modules + [view].compactMap { $0 }
    let isGenerated = model.entities.contains { $0.className == type && $0.generation == .classAndProperties }
    return all.first { module in
      isGenerated
        ? module.generated.contains { sources.contains($0) } : module.files.contains { $0.result.declares(type) }
    }?.name
  }
}
