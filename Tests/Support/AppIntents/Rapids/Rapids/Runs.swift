import AppIntents
import Foundation

/// Never ends.
struct Hang: AppIntent {
  static let title: LocalizedStringResource = "Hang"

  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

/// Asks for ever.
struct Nag: AppIntent {
  static let title: LocalizedStringResource = "Nag"

  @Parameter(title: "Wish") var wish: String?

  func perform() async throws -> some IntentResult {
    while true { _ = try await $wish.requestValue("What do you wish?") }
    return .result()
  }
}

/// Begins again, whatever it is told.
struct Forget: AppIntent {
  static let title: LocalizedStringResource = "Forget"

  @Parameter(title: "Wish") var wish: String?

  func perform() async throws -> some IntentResult {
    throw $wish.needsValueError("What do you wish again?")
    return .result()
  }
}

/// What it is called would move about on a terminal.
struct Odd: Error { let text = "odd\u{1B}[31m \u{202E}text" }

/// Throws what nobody expects.
struct ThrowOdd: AppIntent {
  static let title: LocalizedStringResource = "Throw Odd"

  func perform() async throws -> some IntentResult {
    throw Odd()
    return .result()
  }
}

/// Throws what it would throw had the user said so.
struct ThrowCancellation: AppIntent {
  static let title: LocalizedStringResource = "Throw Cancellation"

  func perform() async throws -> some IntentResult {
    throw CancellationError()
    return .result()
  }
}

/// Traps.
struct Trap: AppIntent {
  static let title: LocalizedStringResource = "Trap"

  func perform() async throws -> some IntentResult {
    let numbers: [Int] = []
    return .result(value: numbers[3])
  }
}

/// Traps when it is answered.
struct TrapLater: AppIntent {
  static let title: LocalizedStringResource = "Trap Later"

  @Parameter(title: "Wish") var wish: String?

  func perform() async throws -> some IntentResult {
    let words = try await $wish.requestValue("What do you wish?")
    fatalError("no wish for \(words)")
    return .result()
  }
}

/// Goes on twice.
struct ResumeTwice: AppIntent {
  static let title: LocalizedStringResource = "Resume Twice"

  func perform() async throws -> some IntentResult {
    await withCheckedContinuation { continuation in
      continuation.resume()
      continuation.resume()
    }
    return .result()
  }
}

/// Ends the program.
struct Exit: AppIntent {
  static let title: LocalizedStringResource = "Exit"

  func perform() async throws -> some IntentResult {
    exit(0)
    return .result()
  }
}

/// Opens what opens it.
struct Ping: AppIntent {
  static let title: LocalizedStringResource = "Ping"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Pong()) }
}

struct Pong: AppIntent {
  static let title: LocalizedStringResource = "Pong"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Ping()) }
}

struct Fine: AppIntent {
  static let title: LocalizedStringResource = "Fine"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "All is well.") }
}
