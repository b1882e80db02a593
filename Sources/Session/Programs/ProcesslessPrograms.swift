public import SimCatalog
public import SimExtensionWire

/// Programs that are none: they answer calls, and have no process, no file and no clock behind them.
public protocol ProcesslessPrograms: Programs {}

extension ProcesslessPrograms {
  /// No view of its own.
  public func configureView(_ interaction: Interaction) -> [String]? { nil }
  /// No launch.
  public func launch() -> Launch? { nil }
  /// Nothing to start.
  public func prepare() {}
  /// No clock to set.
  public func setClock(_ clock: CivilDateTime, zone: String) {}
  /// No defaults to set.
  public func setDefault(key: String, value: String) {}
  /// Nothing is ever handed over.
  public func takeHandOvers(listens: Bool) -> [HandOver] { [] }
  /// Nothing is ever printed.
  public func takeLogs() -> [ProgramLog] { [] }
  /// Nothing to keep.
  public func snapshot(unless isCancelled: () -> Bool) -> ProgramSnapshot { ProgramSnapshot() }
  /// Nothing to bring back.
  public func restore(_ snapshot: ProgramSnapshot) {}
  /// Nothing to end.
  public func close() {}
}
