import SimCatalog

/// What the buttons of a confirmation say.
struct SketchedConfirmation: Hashable {
  /// The name of what is done (`ConfirmationActionName`), if the buttons have Siri's own words for it; nil if they have
  /// the author's.
  var action: String?
  /// The author's words for a yes, the button's title first.
  var accept: [String] = []
  /// The author's words for a no, the button's title first.
  var deny: [String] = []

  /// The confirmation as a running intent asks for it.
  var asked: PerformQuestion.Confirmation { PerformQuestion.Confirmation(action: action, accept: accept, deny: deny) }
}

extension SketchedApp {
  /// What the buttons below a confirmation say: the last two are the no and the yes.
  func confirmation(of step: Course.Step) -> SketchedConfirmation {
    guard step.buttons.count >= 2, let accept = step.buttons.last else { return SketchedConfirmation() }
    let deny = step.buttons[step.buttons.count - 2]
    if let action = actions[accept], deny == cancel { return SketchedConfirmation(action: action) }
    if accept == affirm, deny == cancel { return SketchedConfirmation() }
    return SketchedConfirmation(
      accept: [accept] + said(to: accept, yes: true), deny: [deny] + said(to: deny, yes: false))
  }

  /// Other words that were said for buttons with the author's own words and did what a button does.
  private func said(to button: String, yes: Bool) -> [String] {
    var words: [String] = []
    for course in courses {
      for (index, step) in course.steps.enumerated() where step.kind == .confirmation {
        let own = yes ? step.buttons.last : step.buttons.dropLast().last
        guard own == button, let reply = step.reply, index + 1 < course.steps.count,
          (course.steps[index + 1].kind == .cancelled) != yes, reply.lowercased() != button.lowercased(),
          !words.contains(reply)
        else { continue }
        words.append(reply)
      }
    }
    return words
  }
}
