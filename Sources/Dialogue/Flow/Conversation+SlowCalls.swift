import SimCatalog

/// Calls that take their time (behaviour.md a.8).
extension Conversation {
  /// Says that the app is still at work where a call took long, and lets that time pass on the conversation's clock.
  mutating func reportIfSlow(_ answer: HandlerAnswer) {
    let seconds = answer.secondsTaken
    guard seconds >= lines.rules.slowSeconds else { return }
    say("stillWorking", with: ["app": appRequest?.appName ?? ""])
    surroundings.pass(seconds)
    bringAbout(.tellAll(.setClock(setting.clock, zone: setting.zone)))
  }
}

extension HandlerAnswer {
  /// How long Siri has waited for it, in whole seconds.
  fileprivate var secondsTaken: Int {
    if case .failed(.timedOut(let seconds)) = outcome { return seconds }
    return (microseconds ?? 0) / 1_000_000
  }
}
