import SimLexicon

/// Reads a line as a request: the part that is one, for an app that may work with Siri, or what else it is.
struct RequestReader {
  let understander: any Understander
  let surroundings: any HearingSurroundings

  private var context: RecognitionContext { surroundings.requestContext }

  /// A line that is said where nothing is asked.
  ///
  /// - Parameter followUps: what may be asked about the request that ended last.
  func hear(_ line: PlainText, followUps: Set<FollowUpRequest>) -> Reply {
    let verbatim = VerbatimReader(understander: understander, surroundings: surroundings).request(line)
    if verbatim == nil, !followUps.isEmpty, let wish = understander.followUp(in: line, in: context),
      followUps.contains(wish)
    {
      return .followUp(wish)
    }
    if let verbatim, verbatim.isSure { return .verbatim(verbatim) }
    let understanding = understander.understand(line.utterance, in: context)
    // Almost anything can be a value: a sentence that names another app isn't a title.
    if let verbatim, !understanding.namesApp { return .verbatim(verbatim) }
    let near = NearReader(understander: understander, surroundings: surroundings).nearest(line, understanding)
    if case .starts(let title)? = near { return .verbatim(.title(title)) }
    var heard = request(line, understanding)
    if case .declined = heard.understanding.outcome, heard.aside == nil,
      let supposed = understander.suppose(heard.text.utterance, after: understanding, in: context)
    {
      heard.understanding = allowed(supposed, heard.text)
    }
    heard.near = near
    return .request(heard)
  }

  /// The request in a line.
  ///
  /// - Parameter whole: the understanding of the whole line.
  func request(_ line: PlainText, _ whole: Understanding) -> HeardRequest {
    let part = SeveralRequests(understander, in: context, sure: surroundings.sureInText).part(of: line, whole)
    let text = part?.text ?? line
    let understanding = allowed(part?.understanding ?? whole, text)
    var heard = HeardRequest(text: text, understanding: understanding, rest: part?.rest)
    if case .declined = understanding.outcome { heard.aside = aside(text) }
    return heard
  }

  /// Apps that may not work with Siri aren't candidates until the user allows it (c.1), unless they are named.
  private func allowed(_ understanding: Understanding, _ line: PlainText) -> Understanding {
    let denied = surroundings.appsWithoutSiri
    guard !denied.isEmpty else { return understanding }
    switch understanding.outcome {
    case .request(let request):
      guard denied.contains(request.app), !understanding.namesApp else { return understanding }
    case .whichApp(_, _, let apps): guard apps.contains(where: denied.contains) else { return understanding }
    case .declined: return understanding
    }
    var narrower = context
    narrower.excludedApps = denied
    let other = understander.understand(line.utterance, in: narrower)
    // Where no allowed app can do it, the user is asked about the one that can.
    if case .declined = other.outcome { return understanding }
    return other
  }

  // MARK: What is no request

  private func aside(_ words: PlainText) -> HeardRequest.Aside? {
    if surroundings.isSomethingGoingOn,
      let does = understander.remark(in: words, of: [.underWay], in: context)?.details.does
    {
      return .underWay(does)
    }
    if let remark = understander.remark(in: words, of: AnswerAct.Kind.smallTalk, in: context) { return .remark(remark) }
    let apps = appsAskedAbout(words)
    return apps.map { .abilities(of: $0.map(\.identifier)) }
  }

  /// The apps that the user asks for help with: all of them, or the named ones; nil where the words don't ask for help.
  private func appsAskedAbout(_ words: PlainText) -> [InstalledApp]? {
    func asks(_ words: PlainText) -> Bool { understander.remark(in: words, of: [.abilities], in: context) != nil }
    if asks(words) { return surroundings.apps }
    let named = surroundings.apps.filter { app in
      let names = app.names(in: surroundings.locale).map { understander.line($0).tokens }.filter { !$0.isEmpty }
      return words.without(names).contains { asks(understander.line(words.text($0))) }
    }
    return named.isEmpty ? nil : named
  }
}

extension Understanding {
  /// Whether it is a request to an app that is named.
  var namesApp: Bool {
    guard case .request(let request) = outcome else { return false }
    switch request.appReason {
    case .named, .verb: return true
    case .onlyOne, .vocabulary, .answered: return false
    }
  }
}
