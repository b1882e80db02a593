/// Results that can be made for a list of media items at once, each of the class that is called.
public protocol INMediaItemSuccesses: INMediaItemResolutionResult {}

extension INMediaItemResolutionResult: INMediaItemSuccesses {}

extension INMediaItemSuccesses {
  public static func successes(
    with resolvedMediaItems: [INMediaItem], file: StaticString = #fileID, line: UInt = #line
  ) -> [Self] {
    resolvedMediaItems.map { success(with: $0, file: file, line: line) }
  }
}
