import Foundation
import Intents

/// One function for each fault, so that a test can say in which line it is committed.
enum Faults {
  typealias Completion = (INStringResolutionResult) -> Void

  static func commit(_ fault: String, _ argument: String, _ completion: @escaping Completion) {
    switch fault {
    case "fatalError": explode()
    case "index": _ = element(7)
    case "unwrap": _ = unwrapped(nil)
    case "overflow": _ = doubled(Int.max)
    case "exit": leave(status: Int32(argument) ?? 0)
    case "loop": loop()
    case "mainLoop":
      kept = completion
      DispatchQueue.main.async { loop() }
    case "semaphore": block()
    case "twice": answerTwice(completion)
    case "twiceOnMain": DispatchQueue.main.async { answerTwice(completion) }
    case "twiceLate": answerTwiceLate(completion)
    case "never": break
    case "keep": kept = completion
    case "thread": Thread { completion(.success(with: "from a thread")) }.start()
    case "main": DispatchQueue.main.async { completion(.success(with: "main \(Thread.isMainThread)")) }
    case "timer": answerByTimer(completion)
    case "wait": waitForMain(completion)
    case "print": talk(completion)
    case "flood": flood(lines: .max)
    case "floodAndTrap":
      flood(lines: 10_000)
      explode()
    case "close": close(3)
    case "garbage": _ = write(3, "no message\n", 11)
    case "child": startChild(completion)
    default: completion(.needsValue())
    }
  }

  private static var kept: Completion?

  static func explode() -> Never {
    fatalError("handler exploded")  // explode
  }

  static func element(_ index: Int) -> Int {
    let numbers = [1, 2, 3].filter { $0 > 0 }
    return numbers[index]  // element
  }

  static func unwrapped(_ text: String?) -> String {
    // swift-format-ignore: NeverForceUnwrap
    return text!  // unwrapped
  }

  static func doubled(_ number: Int) -> Int {
    return number * 2  // doubled
  }

  static func leave(status: Int32) {
    print("leaving", terminator: "")
    exit(status)  // leave
  }

  static func loop() {
    while true { usleep(10) }  // loop
  }

  static func block() {
    DispatchSemaphore(value: 0).wait()  // block
  }

  static func answerTwice(_ completion: Completion) {
    completion(.success(with: "first"))
    completion(.success(with: "second"))  // answerTwice
  }

  static func answerTwiceLate(_ completion: @escaping Completion) {
    completion(.success(with: "first"))
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
      completion(.success(with: "second"))  // answerTwiceLate
    }
  }

  static func answerByTimer(_ completion: @escaping Completion) {
    DispatchQueue.main.async {
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in completion(.success(with: "timer")) }
    }
  }

  static func waitForMain(_ completion: Completion) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { done.signal() }
    done.wait()
    completion(.success(with: "waited"))
  }

  static func talk(_ completion: Completion) {
    print("to the output")
    FileHandle.standardError.write(Data("to the error stream\nand on".utf8))
    print("知了 \u{1B}[31mred")
    completion(.success(with: "printed"))
  }

  static func flood(lines: Int) {
    for number in 0..<lines {
      print("line \(number)")
      if number % 10 == 0 { FileHandle.standardError.write(Data("error \(number)\n".utf8)) }
    }
  }

  static func startChild(_ completion: Completion) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["3600"]
    try? child.run()
    print(child.processIdentifier)
    explode()
  }
}
