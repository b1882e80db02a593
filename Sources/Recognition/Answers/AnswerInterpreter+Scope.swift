import SimCatalog

/// Which acts and values an answer may mean.
extension AnswerInterpreter {
  /// Whether a parameter is an App Intent's entity: whatever is said goes to its query and means nothing else.
  private func isEntity(_ parameter: ParameterSchema) -> Bool {
    guard request?.schema.perform != nil, case .object = parameter.type else { return false }
    return true
  }

  /// The options, the acts, and the parameters whose values may be said.
  func scope() -> AnswerScope? {
    guard var scope = scopeOfSubject() else { return nil }
    // "The amount, make it 25" names the parameter, then its new value: `change` reads that.
    if case .change = expected.subject { return scope }
    // Where the app searches, "Uji Higashi" is searched for although "Uji" is offered.
    guard expected.accepts.contains(where: { if case .valuesInSentence = $0 { true } else { false } }) else {
      return scope
    }
    if scope.kinds.contains(.choose) {
      scope.kinds.insert(.inform)
      scope.options = expected.candidates.flatMap(offered.names)
    }
    return scope
  }

  private func scopeOfSubject() -> AnswerScope? {
    let intent = request?.intent.name ?? ""
    let app = request?.app ?? ""
    switch expected.subject {
    case .review:
      guard let request else { return nil }
      return AnswerScope(
        intent: intent, deed: request.schema.deed, app: app, parameters: request.correctable,
        kinds: AnswerAct.Kind.answers.subtracting([.words, .choose, .more, .open, .reply, .who, .when]))
    case .question(let question):
      var kinds: Set<AnswerAct.Kind> = [
        .affirm, .send, .deny, .cancel, .hold, .again, .help, .back, .inform, .set, .replace, .filler, .but,
      ]
      if case .choose = question.kind {
        kinds.formUnion([.choose, .more, .remove])
        // "Not Lee, the other one": an option isn't a value yet.
        kinds.remove(.replace)
      }
      if case .confirm = question.kind { kinds.insert(.remove) }
      // Almost anything is a text, except words that lead up to one, and an explicit end.
      let isText = question.parameter.type.takesAnyText || isEntity(question.parameter)
      if isText, question.isOpen { kinds = [.set, .cancel, .filler] }
      let others = request?.resolvable.filter {
        $0.name != question.parameter.name && question.inside == nil && !isEntity(question.parameter)
      }
      return AnswerScope(
        intent: intent, deed: expected.deed, app: app,
        parameters: [question.parameter] + (others ?? []), kinds: kinds)
    case .change:
      return AnswerScope(
        intent: intent, app: app, parameters: request?.resolvable ?? [],
        kinds: AnswerAct.Kind.answers.subtracting([
          .words, .more, .open, .affirm, .send, .reply, .who, .when,
        ]))
    case .nextRequest(_, takingWords: nil):
      return AnswerScope(
        intent: intent, app: app, parameters: [],
        kinds: [.cancel, .affirm, .deny, .choose, .again, .hold, .filler, .who, .when])
    case .nextRequest(let next, takingWords: let parameter?):
      return AnswerScope(
        intent: next, app: app, parameters: [parameter],
        kinds: [.affirm, .deny, .cancel, .set, .again, .more, .filler, .reply, .who, .when])
    case .phrase, .sheet: return nil
    case .rest:
      return AnswerScope(
        intent: intent, app: app, parameters: [],
        kinds: [.affirm, .deny, .cancel, .hold, .again, .help, .more, .filler, .who, .when])
    case .app, .authorisation, .openApp, .unlock:
      return AnswerScope(
        intent: intent, app: app, parameters: [],
        kinds: [.affirm, .deny, .cancel, .hold, .again, .help, .choose, .more, .open, .filler])
    }
  }
}

extension AnswerScope {
  /// Acts that may accompany an end.
  static let endings: Set<AnswerAct.Kind> = [.cancel, .deny, .affirm, .hold, .again, .but]

  /// The same prompt, taking only an end and the acts that may accompany it.
  var ending: AnswerScope {
    var scope = self
    scope.kinds = Self.endings.union([.filler])
    return scope
  }
}
