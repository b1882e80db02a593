/// A type of which a phone makes any number of objects, and Linux's Foundation only one.
public protocol HostedProcessInfo {}

extension ProcessInfo: HostedProcessInfo {}

extension HostedProcessInfo where Self == ProcessInfo {
  /// The only object: all would have the same contents.
  public init() { self = .processInfo }
}
