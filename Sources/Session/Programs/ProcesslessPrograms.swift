public import SimCatalog
public import SimExtensionWire

/// Programs that are none: they answer calls, and have no process, no file and no clock behind them.
public protocol ProcesslessPrograms: Programs {}

extension ProcesslessPrograms {
  public func configureView(_ interaction: Interaction) -> [String]? { nil }
  public func launch() -> Launch? { nil }
  public func prepare() {}
  public func setClock(_ clock: CivilDateTime, zone: String) {}
  public func setDefault(key: String, value: String) {}
  public func takeHandOvers(listens: Bool) -> [HandOver] { [] }
  public func takeLogs() -> [ProgramLog] { [] }
  public func snapshot(unless isCancelled: () -> Bool) -> ProgramSnapshot { ProgramSnapshot() }
  public func restore(_ snapshot: ProgramSnapshot) {}
  public func close() {}
}
