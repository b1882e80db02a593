import Runtime
import SimCatalog
import SimDebugLines
import SimSDKFacts

extension CodePlace {
  /// The line of the author's code that is running: the innermost frame that is neither ours nor a library's, if it was
  /// called from the method's caller or runs on its own.
  ///
  /// It reads the program's debug information, so it is only used for faults and notices.
  /// - Parameter frames: how many frames from here are searched.
  static func ofCaller(within frames: Int) -> CodePlace? {
    stack(limit: frames).flatMap { ofCaller(in: $0) }
  }

  /// What is loaded, looked up once: looking reads all that is mapped, and what another thread's own look-up has mapped
  /// goes away as that thread ends.
  private static let images = ImageMap.capture()

  /// The stack of this thread; nil if it can't be read.
  ///
  /// - Parameters:
  ///   - limit: how many frames.
  ///   - offset: how many of the innermost are left out.
  static func stack(limit: Int, offset: Int = 0) -> Backtrace? {
    // The innermost is this one.
    try? Backtrace.capture(limit: limit + 1, offset: offset, top: 0, images: images)
  }

  /// The same for a stack that was recorded earlier.
  static func ofCaller(in backtrace: Backtrace) -> CodePlace? {
    for frame in backtrace.frames {
      guard let address = UInt(frame.adjustedProgramCounter), let code = ProgramSources.code(at: address),
        let symbol = code.symbol, let source = code.lines.last
      else { continue }
      if source.path.hasSuffix("/MethodCaller.swift") { return nil }
      // A frame without a module is C code between the author's and the system's.
      guard let module = module(ofMangled: symbol), !ours.contains(module) else { continue }
      return CodePlace(source, in: module)
    }
    return nil
  }

  /// The modules between a handler and the runner.
  private static let ours: Set<String> = Set(SDKModule.all.map(\.module)).union([
    "SDKFoundation", "SimCatalog", "SimExtensionRunner", "SimExtensionWire", "SimSDKFacts",
  ])

  /// The module in a name such as `$s16ZhiChatExtension7HandlerC…`: its length, then the module itself.
  private static func module(ofMangled name: String) -> String? {
    guard name.hasPrefix("$s") else { return nil }
    let digits = name.dropFirst(2).prefix { $0.isNumber }
    let rest = name.dropFirst(2 + digits.count)
    guard let length = Int(digits), length > 0, rest.count >= length else { return nil }
    return String(rest.prefix(length))
  }
}
