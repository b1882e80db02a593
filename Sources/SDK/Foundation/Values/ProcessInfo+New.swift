/// Something of which a phone makes as many as it is asked for, and Linux's Foundation one alone.
public protocol HostedProcessInfo {}

extension ProcessInfo: HostedProcessInfo {}

extension HostedProcessInfo where Self == ProcessInfo {
  /// The one that there is: all of them say the same.
  public init() { self = .processInfo }
}
