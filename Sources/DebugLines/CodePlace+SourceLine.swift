package import SimCatalog

extension CodePlace {
  /// A line by which a person finds it: the module, the file's name.
  package init(_ line: SourceLine, in module: String) {
    let file = line.path.split(separator: "/").last.map(String.init) ?? line.path
    self.init(file: "\(module)/\(file)", line: line.line)
  }
}
