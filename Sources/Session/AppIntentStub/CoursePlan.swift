import SimDiagnostics
import SimSchema

/// Builds an intent's `perform()` so that each of its runs goes as the transcript says: what all runs ask is asked
/// once, and where they differ, the parameters' values or the user's answers decide the way.
struct CoursePlan {
  private let app: SketchedApp
  private let intent: SketchedIntent
  private let shape: ResultShape
  /// Names that the function has given to something.
  private var names: Set<String>
  /// The constant that has last replaced each parameter.
  private var bound: [String: String] = [:]
  /// Whether it must know how often it was performed before.
  private(set) var countsRuns = false
  /// Runs that can't be distinguished from others.
  private(set) var remarks: [Diagnostic] = []

  /// A run, and how far the source has got with it.
  private struct Track {
    var course: Int
    var steps: ArraySlice<Course.Step>
    /// How many steps belong to the branch that is being written; after them all runs continue together.
    var untilJoin: Int?
    /// The values of the variables, as the trace names them.
    var values: [String: String] = [:]
    var number: Int

    func value(_ variable: PlannedVariable) -> String? {
      variable.name == CoursePlan.times.name ? String(number) : values[variable.name]
    }

    /// The next step; nil if none is known.
    var next: Course.Step? { untilJoin == 0 ? nil : steps.first }
    var joins: Bool { untilJoin == 0 }

    mutating func advance() {
      steps = steps.dropFirst()
      untilJoin = untilJoin.map { $0 - 1 }
    }
  }

  /// Runs that continue in the same way, with the source written for them.
  private struct Branch {
    var key: String
    var content: PlannedContent?
    var tracks: [Track]
  }

  private static let times = PlannedVariable(name: "times", type: .integer, isOptional: false)

  init(_ intent: SketchedIntent, of app: SketchedApp) {
    (self.app, self.intent) = (app, intent)
    shape = ResultShape(of: intent.name, in: app)
    names = [Self.times.name]
  }

  /// The function.
  mutating func performance() -> SketchedApp.Performance {
    let scope = intent.parameters.filter { !$0.isList }.map {
      PlannedVariable(name: escaped($0.name), type: $0.type, isOptional: !app.isNeeded($0, by: intent))
    }
    var tracks: [Track] = []
    for (index, course) in app.courses.enumerated() where course.intent == intent.name {
      guard let steps = steps(of: course) else { continue }
      var track = Track(course: index, steps: steps[...], number: course.number)
      for parameter in intent.parameters where !parameter.isList {
        guard let value = course.values[parameter.name] else { continue }
        track.values[escaped(parameter.name)] = app.traced(value, as: parameter.type)
      }
      tracks.append(track)
    }
    var lines = block(tracks, scope, goesOn: false)
    // A function that only throws has no result that would determine its type.
    if !lines.contains(where: { $0.contains("return .result(") }) { lines.append(shape.nothing) }
    if countsRuns { lines.insert("let times = Performed.before(\(quoted(intent.name)))", at: 0) }
    return SketchedApp.Performance(lines: lines, result: shape.type)
  }

  /// The steps that source is written for; nil for a run that never reaches `perform()`.
  private func steps(of course: Course) -> [Course.Step]? {
    var steps = course.steps
    if case .failure(let error)? = steps.last?.kind, error.hasSuffix(" entityNotFound") { return nil }
    // A waiting call throws by itself if the user cancels.
    if steps.count > 1, steps[steps.count - 1].kind == .cancelled {
      let waiting = steps[steps.count - 2]
      switch (waiting.kind, waiting.answer) {
      case (_, .cancelled?), (_, nil), (.confirmation, .no?), (.foreground, .no?), (.choice, .choice?):
        steps.removeLast()
      default: break
      }
    }
    return steps
  }

  // MARK: Blocks

  /// - Parameter goesOn: whether other lines follow the block, so that it needn't return.
  private mutating func block(_ tracks: [Track], _ scope: [PlannedVariable], goesOn: Bool) -> [String] {
    let live = tracks.filter { $0.next != nil || $0.joins }
    if live.isEmpty {
      return goesOn ? [] : ["// What comes then, no line of the transcript tells.", shape.nothing]
    }
    if live.allSatisfy(\.joins) { return [] }
    let branches = branches(of: live, scope)
    if branches.count == 1 { return step(branches[0], scope, goesOn: goesOn) }
    return parted(branches, scope, goesOn: goesOn)
  }

  /// The ways in which runs continue: by what they ask, then by what is said.
  private func branches(of tracks: [Track], _ scope: [PlannedVariable]) -> [Branch] {
    var kinds: [Branch] = []
    for track in tracks {
      let key = track.next.map { $0.kind.key } ?? "join"
      if let known = kinds.firstIndex(where: { $0.key == key }) {
        kinds[known].tracks.append(track)
      } else {
        kinds.append(Branch(key: key, tracks: [track]))
      }
    }
    return kinds.flatMap { branch -> [Branch] in
      if branch.tracks[0].joins { return [branch] }
      let whole = contents(of: branch.tracks, scope)
      if Set(whole).count == 1 { return [Branch(key: branch.key, content: whole[0], tracks: branch.tracks)] }
      let plain = contents(of: branch.tracks, [])
      if Set(plain).count == 1 { return [Branch(key: branch.key, content: plain[0], tracks: branch.tracks)] }
      // Each run says its text with its own variables.
      var parts: [Branch] = []
      for track in branch.tracks {
        let own = contents(of: [track], scope)[0]
        if let known = parts.firstIndex(where: { $0.content == own }) {
          parts[known].tracks.append(track)
        } else {
          parts.append(Branch(key: branch.key, content: own, tracks: [track]))
        }
      }
      return parts
    }
  }

  private func contents(of tracks: [Track], _ scope: [PlannedVariable]) -> [PlannedContent] {
    let steps = tracks.compactMap(\.next)
    func words(_ variable: PlannedVariable, _ track: Track) -> String? {
      track.value(variable).map { app.spoken($0, as: variable.type) }
    }
    return zip(tracks, steps).map { track, step in
      PlannedContent(step, shape) { text in
        // A variable replaces its words if they are there in all of these runs.
        let places = PlannedContent.texts(of: step).firstIndex(of: text)
        let used = scope.filter { variable in
          guard variable.interpolation() != nil else { return false }
          return zip(tracks, steps).allSatisfy { other, step in
            let texts = PlannedContent.texts(of: step)
            guard let places, texts.indices.contains(places), let words = words(variable, other) else { return false }
            return texts[places].says(words)
          }
        }
        return text.literal(with: used.compactMap { variable in words(variable, track).map { (variable, $0) } })
      }
    }
  }

  // MARK: Where runs part

  private struct Parting {
    var picked: [Track]
    var rest: [Track]
    var condition: String
    /// The variable that has a value in the branch that is picked, and in no other.
    var unwrapped: PlannedVariable?
    /// The variable that has none there.
    var missing: PlannedVariable?
    var cost: Int
  }

  private mutating func parted(_ branches: [Branch], _ scope: [PlannedVariable], goesOn: Bool) -> [String] {
    var found = parting(branches, scope)
    if found == nil {
      // Everything else is equal: only the number of earlier runs differs.
      found = parting(branches, scope + [Self.times])
      if found != nil { countsRuns = true }
    }
    if found == nil, let whole = Self.withoutScreen(branches) { return step(whole, scope, goesOn: goesOn) }
    guard var parting = found else {
      for branch in branches.dropFirst() {
        guard let step = branch.tracks[0].next, let first = branches[0].tracks[0].next else { continue }
        remarks.append(
          Diagnostic(
            .warning,
            "nothing tells this run of \(intent.name) from the one of line \(first.place.line), which goes on otherwise: "
              + "the stub goes on as that one does", at: step.place))
      }
      return block(branches[0].tracks, scope, goesOn: goesOn)
    }
    let joined = join(&parting)
    var inner = scope
    var head = "if \(parting.condition) {"
    if let variable = parting.unwrapped, let index = inner.firstIndex(of: variable) {
      inner[index].isOptional = false
      names.insert(variable.name)
      head = "if let \(variable.name) {"
    }
    var outer = scope
    if let variable = parting.missing, !joined, let index = outer.firstIndex(of: variable) {
      outer[index].isOptional = false
      names.insert(variable.name)
      head = "guard let \(variable.name) else {"
    }
    let body = block(parting.picked, inner, goesOn: joined)
    let rest = parting.rest + (joined ? parting.picked.compactMap(Self.joined) : [])
    return [head] + body.map { "  " + $0 } + ["}"] + block(rest, outer, goesOn: goesOn)
  }

  /// Two ends that differ only in what is said, where one shows nothing: its words are those for a device without a
  /// screen.
  private static func withoutScreen(_ branches: [Branch]) -> Branch? {
    guard branches.count == 2, branches.allSatisfy({ $0.key == Course.Kind.success(value: nil).key }) else {
      return nil
    }
    let isBare = branches.map {
      $0.tracks.allSatisfy { $0.next?.rows.isEmpty == true && $0.next?.buttons.isEmpty == true }
    }
    guard isBare[0] != isBare[1] else { return nil }
    var whole = branches[isBare[0] ? 1 : 0]
    whole.content?.full = branches[isBare[0] ? 0 : 1].content?.dialog
    return whole.content?.dialog == nil || whole.content?.full == nil ? nil : whole
  }

  /// A run after its branch, which ends where all continue together.
  private static func joined(_ track: Track) -> Track? {
    guard let count = track.untilJoin, track.steps.count > count else { return nil }
    var track = track
    track.steps = track.steps.dropFirst(count)
    track.untilJoin = nil
    return track
  }

  /// Whether the picked runs reach the steps with which the others continue, so that these are written once.
  private func join(_ parting: inout Parting) -> Bool {
    // A branch that rejoins the others can't contain another one.
    guard !parting.picked.contains(where: { $0.untilJoin != nil }),
      !parting.rest.contains(where: { $0.untilJoin != nil })
    else { return false }
    let keys = Set(parting.rest.compactMap(\.next).filter(\.kind.isRequest).map(\.kind.key))
    var marked = parting.picked
    var joins = false
    for index in marked.indices {
      let steps = Array(marked[index].steps)
      if let place = steps.indices.dropFirst().first(where: { keys.contains(steps[$0].kind.key) }) {
        marked[index].untilJoin = place
        joins = true
      } else {
        // It ends, or is left, before.
        marked[index].untilJoin = steps.count + 1
      }
    }
    if joins { parting.picked = marked }
    return joins
  }

  /// A condition that separates one branch from all others.
  private func parting(_ branches: [Branch], _ scope: [PlannedVariable]) -> Parting? {
    var found: [Parting] = []
    for (index, branch) in branches.enumerated() {
      let rest = branches.enumerated().filter { $0.offset != index }.flatMap(\.element.tracks)
      // The last answer is the best distinction.
      for variable in scope.reversed() {
        let own = Set(branch.tracks.map { $0.value(variable) })
        let others = Set(rest.map { $0.value(variable) })
        guard own.isDisjoint(with: others), let condition = variable.condition(own, butNot: others) else { continue }
        let isTruth = variable.type == .truth
        var parting = Parting(picked: branch.tracks, rest: rest, condition: condition, cost: isTruth ? 0 : own.count)
        if own == [nil] || others == [nil] { parting.cost = 0 }
        if variable.name == Self.times.name { parting.cost += 100 }
        if others == [nil], variable.isOptional { parting.unwrapped = variable }
        if own == [nil], variable.isOptional { parting.missing = variable }
        // A branch that asks in between is written as a block; one that ends is written before the rest.
        var tried = parting
        if !join(&tried) { parting.cost = parting.cost * 2 + 1 }
        if branch.tracks[0].joins { parting.cost += 50 }
        found.append(parting)
      }
    }
    if let best = found.min(by: { $0.cost < $1.cost }) { return best }
    // Otherwise one run, by all values in which it differs.
    for (index, branch) in branches.enumerated().sorted(by: { $0.element.tracks.count < $1.element.tracks.count }) {
      let rest = branches.enumerated().filter { $0.offset != index }.flatMap(\.element.tracks)
      for track in branch.tracks {
        let differing = scope.filter { variable in rest.contains { $0.value(variable) != track.value(variable) } }
        let isAlone = rest.allSatisfy { other in differing.contains { other.value($0) != track.value($0) } }
        let conditions = differing.compactMap { variable in
          variable.condition([track.value(variable)], butNot: [])
        }
        guard isAlone, !differing.isEmpty, conditions.count == differing.count else { continue }
        let isSame = { (other: Track) in differing.allSatisfy { other.value($0) == track.value($0) } }
        let picked = branch.tracks.filter(isSame)
        return Parting(
          picked: picked, rest: branch.tracks.filter { !isSame($0) } + rest,
          condition: conditions.joined(separator: ", "), cost: 0)
      }
    }
    return nil
  }

  // MARK: Steps

  private mutating func step(_ branch: Branch, _ scope: [PlannedVariable], goesOn: Bool) -> [String] {
    guard let step = branch.tracks[0].next, let content = branch.content else { return [] }
    var remark = ["// \(step.remark)"]
    remark += step.donated.map { "try await \(app.making($0.intent, with: $0.given)).donate()" }
    var (tracks, scope) = (branch.tracks, scope)
    var binding: (name: String, call: String)?
    var plain: [String] = []
    let dialog = content.dialog
    let labelled = dialog.map { ", dialog: \($0)" } ?? ""
    switch step.kind {
    case .value(let name):
      let variable = bind(name, &scope)
      for index in tracks.indices {
        if case .value(let value)? = tracks[index].next?.answer { tracks[index].values[variable] = traced(value, name) }
      }
      binding = (variable, "try await $\(name).requestValue(\(dialog ?? ""))")
    case .disambiguation(let name):
      let variable = bind(name, &scope)
      for index in tracks.indices {
        guard case .choice(let number)? = tracks[index].next?.answer, step.choices.indices.contains(number) else {
          continue
        }
        tracks[index].values[variable] = traced(step.choices[number], name)
      }
      binding = (variable, "try await $\(name).requestDisambiguation(among: \(options(step, name))\(labelled))")
    case .parameterConfirmation(let name):
      let value = current(name, scope)
      let variable = bindTruth("isMeant", &scope)
      for index in tracks.indices { tracks[index].values[variable] = tracks[index].next?.answer?.truth }
      binding = (variable, "try await $\(name).requestConfirmation(for: \(value)\(labelled))")
    case .confirmation:
      let call = "await requestConfirmation\(confirmation(step, content))"
      let survives = tracks.contains { $0.next?.answer == .no && $0.steps.count > 1 }
      if survives {
        let variable = bindTruth("isConfirmed", &scope)
        for index in tracks.indices { tracks[index].values[variable] = tracks[index].next?.answer?.truth }
        binding = (variable, "(try? \(call)) != nil")
      } else {
        plain = ["try \(call)"]
      }
    case .choice:
      let variable = free("choice")
      scope.append(PlannedVariable(name: variable, type: .text, isOptional: false, isChoice: true))
      for index in tracks.indices {
        guard case .choice(let number)? = tracks[index].next?.answer, step.choices.indices.contains(number) else {
          continue
        }
        tracks[index].values[variable] = step.choices[number]
      }
      binding = (variable, "try await requestChoice(between: [\(choices(step).joined(separator: ", "))]\(labelled))")
    case .foreground: plain = ["try await continueInForeground(\(dialog ?? ""))"]
    case .needsValue, .needsDisambiguation, .restart, .success, .failure, .cancelled, .notRun, .opensApp, .fault:
      return remark + end(step, content)
    }
    for index in tracks.indices { tracks[index].advance() }
    let rest = block(tracks, scope, goesOn: goesOn)
    guard let binding else { return remark + plain + rest }
    let isUsed = rest.contains { $0.range(ofWords: binding.name) != nil }
    return remark + ["\(isUsed ? "let \(binding.name)" : "_") = \(binding.call)"] + rest
  }

  private func end(_ step: Course.Step, _ content: PlannedContent) -> [String] {
    switch step.kind {
    case .needsValue(let name): return ["throw $\(name).needsValueError(\(content.dialog ?? ""))"]
    case .needsDisambiguation(let name):
      let labelled = content.dialog.map { ", dialog: \($0)" } ?? ""
      return ["throw $\(name).needsDisambiguationError(among: \(options(step, name))\(labelled))"]
    case .restart: return ["throw AppIntentError.restartPerform"]
    case .cancelled: return ["throw CancellationError()"]
    case .failure(let error):
      let said = content.dialog.map { ", says: \($0)" } ?? ""
      return ["throw \(SketchedErrors.typeName(of: error))(\(quoted(error))\(said))"]
    case .fault(let text):
      let message = text.hasPrefix("trapped ") ? String(text.dropFirst("trapped ".count)) : text
      return ["fatalError(\(quoted(message)))"]
    case .opensApp: return ["throw needsToContinueInForegroundError(\(content.dialog ?? ""))"]
    case .notRun: return ["// It was read there, and not run.", shape.nothing]
    case .success: return [shape.expression(content, view: view(step, content))]
    case .value, .disambiguation, .parameterConfirmation, .confirmation, .choice, .foreground: return []
    }
  }

  // MARK: Names

  private mutating func free(_ name: String) -> String {
    var free = name
    var number = 2
    while names.contains(free) || intent.parameters.contains(where: { $0.name == free && name != $0.name }) {
      free = "\(name)\(number)"
      number += 1
    }
    names.insert(free)
    return free
  }

  /// The name that has a parameter's value: a constant that has replaced it, or the parameter itself.
  private func current(_ parameter: String, _ scope: [PlannedVariable]) -> String {
    let name = escaped(parameter)
    return bound[name].flatMap { bound in scope.contains { $0.name == bound } ? bound : nil } ?? name
  }

  /// A constant that replaces a parameter.
  private mutating func bind(_ parameter: String, _ scope: inout [PlannedVariable]) -> String {
    let name = free(escaped(parameter))
    bound[escaped(parameter)] = name
    let type = intent.parameter(parameter)?.type ?? .text
    scope.removeAll { $0.name == escaped(parameter) || $0.name == name }
    scope.append(PlannedVariable(name: name, type: type, isOptional: false))
    return name
  }

  private mutating func bindTruth(_ name: String, _ scope: inout [PlannedVariable]) -> String {
    let name = free(name)
    scope.append(PlannedVariable(name: name, type: .truth, isOptional: false))
    return name
  }

  private func traced(_ value: String, _ parameter: String) -> String {
    app.traced(value, as: intent.parameter(parameter)?.type ?? .text)
  }

  // MARK: What is handed over

  private func options(_ step: Course.Step, _ parameter: String) -> String {
    let type = intent.parameter(parameter)?.type ?? .text
    return "[\(step.choices.compactMap { app.literal(of: $0, as: type) }.joined(separator: ", "))]"
  }

  private func choices(_ step: Course.Step) -> [String] {
    let alike = app.courses.filter { $0.intent == intent.name }.flatMap { course in
      course.steps.indices.filter { course.steps[$0].kind == .choice && course.steps[$0].choices == step.choices }.map {
        (step: course.steps[$0], next: $0 + 1 < course.steps.count ? course.steps[$0 + 1].kind : nil)
      }
    }
    return step.choices.enumerated().map { number, title in
      if alike.contains(where: { $0.step.answer == .choice(number) && $0.next == .cancelled }) {
        return ".cancel(title: \(quoted(title)))"
      }
      let below = alike.first { $0.step.meant == number }?.step.reply.map { ", subtitle: \(quoted($0))" } ?? ""
      return "IntentChoiceOption(title: \(quoted(title))\(below))"
    }
  }

  private func confirmation(_ step: Course.Step, _ content: PlannedContent) -> String {
    var arguments: [String] = []
    let words = app.confirmation(of: step)
    if let action = words.action {
      arguments.append("actionName: .\(escaped(action))")
    } else if let accept = words.accept.first, let deny = words.deny.first {
      func others(_ words: [String], _ label: String) -> String {
        let others = words.dropFirst().map(quoted).joined(separator: ", ")
        return others.isEmpty ? "" : ", \(label): [\(others)]"
      }
      arguments.append(
        "actionName: .custom(acceptLabel: \(quoted(accept))\(others(words.accept, "acceptAlternatives")), "
          + "denyLabel: \(quoted(deny))\(others(words.deny, "denyAlternatives")))")
    }
    if let dialog = content.dialog { arguments.append("dialog: \(dialog)") }
    if let view = view(step, content, leavingOut: 2) { arguments.append("view: \(view)") }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// The view.
  ///
  /// - Parameter count: how many buttons at the end are Siri's own.
  private func view(_ step: Course.Step, _ content: PlannedContent, leavingOut count: Int = 0) -> String? {
    var parts = content.rows.map { "Text(\($0))" }
    for title in step.buttons.dropLast(count) {
      let intent = app.buttons[title].map { app.making($0.intent, with: $0.given) } ?? "StubButton()"
      parts.append("Button(\(quoted(title)), intent: \(intent))")
    }
    return parts.isEmpty ? nil : "AnyView(VStack { \(parts.joined(separator: "; ")) })"
  }
}

extension Course.Answer {
  fileprivate var truth: String? {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .value, .choice, .cancelled: nil
    }
  }
}

extension Course.Kind {
  /// The part of it that is written in the source, whatever is said with it.
  fileprivate var key: String {
    switch self {
    case .success: "success"
    case .value, .disambiguation, .parameterConfirmation, .confirmation, .choice, .foreground, .needsValue,
      .needsDisambiguation, .restart, .failure, .cancelled, .notRun, .opensApp, .fault:
      "\(self)"
    }
  }
}

extension Course.Step {
  /// Its place and its line, for a remark.
  fileprivate var remark: String {
    let file = place.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "transcript"
    return "\(file):\(place.line): \(line)"
  }
}
