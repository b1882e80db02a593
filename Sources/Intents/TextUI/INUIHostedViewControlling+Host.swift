extension INUIHostedViewControlling {
  /// Lets the controller show an interaction, by whichever spelling its author wrote.
  ///
  /// - Parameter completion: gets the size that the controller wants, on whichever thread it answers.
  /// - Returns: false when the controller has no such method; the completion isn't called then.
  @_spi(Host) public func hostConfigure(
    with interaction: INInteraction, completion: @escaping @Sendable (CGSize) -> Void
  ) -> Bool {
    let probe = INMethodProbe(self)
    probe.watch { configure(with: interaction, context: .siriSnippet, completion: completion) }
    return !probe.isMissing
  }
}
