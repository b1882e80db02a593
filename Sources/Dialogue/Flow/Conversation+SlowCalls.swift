import SimCatalog

/// Slow calls (behaviour.md a.8).
extension Conversation {
  /// Says that the app is still working after a slow call, and advances the conversation's clock by that time.
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
