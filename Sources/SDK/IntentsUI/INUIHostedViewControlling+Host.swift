@_spi(Host) import Intents
import SDKFoundation

extension INUIHostedViewControlling {
  /// Lets the controller show an interaction, by whichever spelling its author wrote: first that of iOS 11, which may
  /// decline, then that of iOS 10, each with a completion or async.
  ///
  /// - Parameter completion: gets the size that the controller wants, nil when it shows nothing; it is called on whichever
  ///   thread the controller answers, and not at all by a controller that never answers.
  @_spi(Host) public func hostConfigure(
    with interaction: INInteraction, completion: @escaping @Sendable (CGSize?) -> Void
  ) {
    let probe = INMethodProbe(self)
    probe.watch {
      configureView(for: [], of: interaction, interactiveBehavior: .none, context: .siriSnippet) { shown, _, size in
        if shown { completion(size) } else { self.hostConfigureWhole(interaction, completion) }
      }
    }
    if probe.isMissing { hostConfigureWhole(interaction, completion) }
  }

  private func hostConfigureWhole(_ interaction: INInteraction, _ completion: @escaping @Sendable (CGSize?) -> Void) {
    let probe = INMethodProbe(self)
    probe.watch { configure(with: interaction, context: .siriSnippet) { completion($0) } }
    if probe.isMissing { hostConfigureAsync(interaction, completion) }
  }

  private func hostConfigureAsync(_ interaction: INInteraction, _ completion: @escaping @Sendable (CGSize?) -> Void) {
    let call = HostedCall(controller: self, interaction: interaction)
    Task { completion(await call.configure()) }
  }
}

/// A controller and what it is to show, on the way into a task: one call at a time reaches either.
private struct HostedCall: @unchecked Sendable {
  var controller: any INUIHostedViewControlling
  var interaction: INInteraction

  func configure() async -> CGSize? {
    let probe = INMethodProbe(controller)
    let (shown, _, size) = await probe.watch {
      await controller.configureView(
        for: [], of: interaction, interactiveBehavior: .none, context: .siriSnippet)
    }
    if !probe.isMissing, shown { return size }
    probe.reset()
    let wanted = await probe.watch { await controller.configure(with: interaction, context: .siriSnippet) }
    return probe.isMissing ? nil : wanted
  }
}
