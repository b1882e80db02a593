extension CellAppearance {
  /// SGR: each parameter with its subparameters.
  mutating func obey(_ parameters: [[Int?]]) {
    guard !parameters.isEmpty else {
      self = CellAppearance()
      return
    }
    var index = 0
    while index < parameters.count {
      let group = parameters[index]
      let number = (group.first ?? nil) ?? 0
      index += 1
      switch number {
      case 38, 48:
        let colour = group.count > 1 ? Self.colour(group.dropFirst().map { $0 ?? 0 }) : Self.colour(parameters, &index)
        guard let colour else { return }
        if number == 38 { foreground = colour } else { background = colour }
      default: obey(number, kind: group.count > 1 ? group[1] : nil)
      }
    }
  }

  private mutating func obey(_ number: Int, kind: Int?) {
    switch number {
    case 0: self = CellAppearance()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4: if kind == 0 { attributes.remove(.underline) } else { attributes.insert(.underline) }
    case 5, 6: attributes.insert(.blink)
    case 7: attributes.insert(.reverse)
    case 8: attributes.insert(.hidden)
    case 9: attributes.insert(.struck)
    case 21: attributes.insert(.underline)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 25: attributes.remove(.blink)
    case 27: attributes.remove(.reverse)
    case 28: attributes.remove(.hidden)
    case 29: attributes.remove(.struck)
    case 30...37: foreground = .indexed(number - 30)
    case 39: foreground = .standard
    case 40...47: background = .indexed(number - 40)
    case 49: background = .standard
    case 90...97: foreground = .indexed(number - 82)
    case 100...107: background = .indexed(number - 92)
    // Fonts, proportional spacing, frames.
    default: break
    }
  }

  /// `38;5;n`, `38;2;r;g;b`, from the parameter after the first.
  private static func colour(_ parameters: [[Int?]], _ index: inout Int) -> Colour? {
    func next() -> Int? {
      guard index < parameters.count else { return nil }
      index += 1
      return (parameters[index - 1].first ?? nil) ?? 0
    }
    switch next() {
    case 5: return next().map { .indexed($0) }
    case 2:
      guard let red = next(), let green = next(), let blue = next() else { return nil }
      return .rgb(red, green, blue)
    default: return nil
    }
  }

  /// `38:5:n`, `38:2:r:g:b`, `38:2::r:g:b`.
  private static func colour(_ values: [Int]) -> Colour? {
    switch values.first {
    case 5: values.count > 1 ? .indexed(values[1]) : nil
    case 2: values.count >= 4 ? .rgb(values[values.count - 3], values[values.count - 2], values[values.count - 1]) : nil
    default: nil
    }
  }
}
