// Two functions of Apple's Objective-C world that Foundation lacks elsewhere.

/// Runs the body: there are no autoreleased objects to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

/// Seconds since the first moment of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
