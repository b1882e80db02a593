import CFixedWorld
import Foundation
import Glibc
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// A program that talks to the host.
protocol Program: Sendable {
  /// The full name of its main class.
  var name: String { get }
  /// The intents that it knows.
  var bindings: IntentBindings { get }

  /// Whether the author's code must be informed when the clock changes.
  var followsClock: Bool { get }

  /// Answers a request that runs the author's code; called on a thread on which it may block.
  ///
  /// - Parameters:
  ///   - reply: called once, from any thread.
  ///   - late: called if the handler does something more after its reply.
  func answer(
    _ request: ProgramRequest, reply: @escaping @Sendable (WireReply) -> Void,
    late: @escaping @Sendable (LateFault) -> Void)
}

/// The life of a program's process: the main thread runs the main loop, for main-queue work and timers; one thread
/// reads requests; the author's code is called on threads of its own.
enum ServeLoop {
  /// The descriptor of the socket to the host.
  private static let socket: Int32 = 3

  /// How many requests ran the author's code so far, those before this process included.
  nonisolated(unsafe) private static var callNumber: UInt64 = 0
  /// Objects that live as long as the process: set once, before the threads that use them are started. They are kept
  /// here because `run` never returns, and an optimized build releases what such a function holds.
  nonisolated(unsafe) private static var channelToHost: WireChannel?
  nonisolated(unsafe) private static var served: (any Program)?
  nonisolated(unsafe) private static var reader: Thread?

  /// What every program needs that begins to serve, for those that are forked from this one.
  static func prepare() {
    _ = ownSources
    KeyValueObservations.look()
    Defaults.loadTypes()
    // It isn't started.
    _ = Thread {}
  }

  static func run(_ program: any Program) -> Never {
    guard fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 else { stop("this program is started by sirisim") }
    signal(SIGPIPE, SIG_IGN)
    sirisim_world_print_by_line()
    // The host asks a hanging process for its stacks with a signal. It reaches the main thread, and is passed on to the
    // one that runs the author's code.
    QuitSignal.block()

    let channel = WireChannel(descriptor: socket)
    channelToHost = channel
    served = program
    callNumber = World.callsBefore
    SubmissionRelay.begin(program.bindings) { channel.send(.submitted($0)) }
    Notices.begin { channel.send(.submitted(.notice($0))) }
    Refusals.begin()
    sirisim_world_set_exit_hook { ServeLoop.reportExit($0) }
    sirisim_world_show_stack_at_quit()

    let reader = Thread { ServeLoop.serve() }
    self.reader = reader
    reader.start()
    QuitSignal.unblock()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Greets the host and takes its requests until the host is gone.
  private static func serve() {
    if let channel = channelToHost, let program = served {
      channel.send(
        .hello(
          Hello(
            protocolVersion: WireCodec.protocolVersion, principalClass: program.name,
            processIdentifier: Int(getpid()), ownSources: ownSources)))
      let workers = Workers()
      // A host that ends normally ends this process first; after any other end, nothing else would remove the home.
      if channel.readRequests({ take($0, program, channel, workers) }) { World.removeHome() }
    }
    // The host isn't there any more.
    _exit(0)
  }

  /// Ends a program that can't be run.
  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    _exit(64)
  }

  private static func take(
    _ line: [UInt8], _ program: any Program, _ channel: WireChannel, _ workers: Workers
  ) {
    let request: ProgramRequest
    do throws(WireError) {
      request = try WireCodec.decodeRequest(line)
    } catch {
      return channel.send(.refused(message: error.description))
    }
    switch request {
    case .ping: channel.send(.done)
    case .setClock(let clock, let zone):
      World.setClock(clock, zone: zone)
      guard program.followsClock else { return channel.send(.done) }
      workers.run {
        sirisim_world_set_runs_authors_code(true)
        defer { sirisim_world_set_runs_authors_code(false) }
        program.answer(request, reply: { channel.send($0) }, late: { channel.send(.late($0)) })
      }
    case .setDefault(let key, let value):
      Defaults.set(value, forKey: key)
      channel.send(.done)
    case .setVoiceShortcuts(let shortcuts):
      INVoiceShortcutCenter.shared.take(shortcuts, program.bindings)
      channel.send(.done)
    case .call, .observe, .stopObserving, .giveUp, .configureView, .launch, .enter:
      callNumber += 1
      let number = callNumber
      workers.run {
        sirisim_world_begin_call(number)
        Defaults.synchronize()
        sirisim_world_set_runs_authors_code(true)
        KeyValueObservations.look()
        defer { sirisim_world_set_runs_authors_code(false) }
        program.answer(
          request,
          reply: { reply in
            // What the author's code stored must be visible to the app's other program, and outlive the process.
            Defaults.synchronize()
            channel.send(reply)
          }, late: { channel.send(.late($0)) })
      }
    }
  }

  /// The author's code called `exit`: the host learns the status and the line.
  private static func reportExit(_ status: Int32) {
    fflush(nil)
    channelToHost?.send(.exiting(status: Int(status), place: CodePlace.ofCaller(within: 12)))
  }

  /// The folders of the runner and of the other non-author sources, as the compiler knew them.
  private static let ownSources: [String] = {
    // …/Sources/ExtensionRunner/Serve/ServeLoop.swift
    let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return ["ExtensionRunner", "Intents", "SDK", "FixedWorld"].map { "\(sources)/\($0)/" }
  }()
}
