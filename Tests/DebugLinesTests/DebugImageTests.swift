import Testing

@testable import SimDebugLines

struct DebugImageTests {
  @Test func whatIsNoProgramCannotBeOpened() {
    for path in ["", "/nowhere/program", "/proc/self", "/etc/passwd", "/proc/self/maps"] {
      #expect(DebugImage(path: path) == nil, "\(path)")
    }
  }

  @Test func aFunctionHasTheLinesOnWhichItIsWritten() throws {
    let loaded = try #require(LoadedImage(around: UInt(bitPattern: #dsohandle)))
    let image = try #require(DebugImage(path: loaded.path))
    let symbols = image.symbols(withPrefix: "$s18SimDebugLinesTests7landing")
    let landing = try #require(symbols.first)
    #expect(symbols.count == 1)
    let code = image.code(at: landing.offset)
    #expect(code.symbol == landing.mangledName)
    #expect(code.lines == [SourceLine(path: #filePath, line: 31)])
  }

  @Test func anAddressOutsideOfAllCodeHasNoLine() throws {
    #expect(LoadedImage(around: 1) == nil)
    let image = try #require(DebugImage(path: LoadedImage.program?.path ?? ""))
    #expect(image.code(at: 1 << 60).lines.isEmpty)
    #expect(image.symbols(withPrefix: "no symbol begins like this").isEmpty)
  }
}

@inline(never) func landing() -> Int {
  17
}
