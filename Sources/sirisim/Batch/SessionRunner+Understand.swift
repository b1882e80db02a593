import Glibc
import SimBatch
import SimCommandLine
import SimSession
import SimTranscripts

extension SessionRunner {
  func understand(_ request: UnderstandRequest) throws -> Bool {
    let library = try library(request.options, paths: request.paths)
    let header = try Self.header(request.options)
    Self.compileLanguage(of: header.locale, library)
    var world = BatchWorld(
      apps: request.isAnyApp
        ? .any : .installed(try Self.sources(of: library, app: request.options.app, locale: request.options.locale)),
      locale: header.locale, clock: header.clock)
    if let name = request.options.user {
      switch library.user(name, for: header.locale) {
      case .success(let user): world.user = user
      case .failure(let problem): throw Failure([problem])
      }
    }
    var input = STDIN_FILENO
    if let file = request.file {
      input = open(file, O_RDONLY | O_CLOEXEC)
      guard input >= 0 else { throw Failure("'\(file)' can't be read: \(String(cString: strerror(errno)))") }
    }
    defer { if request.file != nil { close(input) } }
    var stream = BatchStream(
      recognizer: BatchRecognizer(library: library, world: world), input: input, output: STDOUT_FILENO)
    let unreadable = stream.run()
    Console.warn(library.diagnostics)
    return unreadable == 0
  }
}
