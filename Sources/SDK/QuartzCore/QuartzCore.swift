@_exported import UIKit

/// Seconds that go on while the conversation's clock stands.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
