/// A line of the author's code that made an answer.
@_spi(Host) public struct INCodePlace {
  /// As `#fileID` gives it: the module, a slash, the file's name.
  public let file: StaticString
  /// From 1.
  public let line: UInt

  public init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }
}
