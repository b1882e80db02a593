import Foundation
import Intents
import UIKit

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
    case "onAndOn":
      completion(.success(with: "first"))
      DispatchQueue.global().async { while true { completion(.success(with: "again")) } }
    case "wireOnAndOn":
      let line = Array((argument + "\n").utf8)
      while true { _ = write(3, line, line.count) }
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
    case "learn":
      learn(argument)
      completion(.needsValue())
    case "learnLater":
      completion(.needsValue())
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { learn(argument) }
    case "forget":
      INVocabulary.shared().removeAllVocabularyStrings()
      completion(.needsValue())
    case "donate":
      donate(argument)
      completion(.needsValue())
    case "suggest":
      suggest(argument)
      completion(.needsValue())
    case "open":
      open(argument)
      open(argument)
      completion(.needsValue())
    case "close": close(3)
    case "garbage": _ = write(3, "no message\n", 11)
    case "child": startChild(completion)
    case "daemon": startDaemon(argument, completion)
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

  static func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    UIApplication.shared.open(url)  // open
  }

  static func learn(_ words: String) {
    let names = words.split(separator: ",").map(String.init)
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .contactName)
  }

  private static func soup(_ name: String) -> INSendMessageIntent {
    let intent = INSendMessageIntent(
      recipients: nil, content: name, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
      sender: nil)
    intent.suggestedInvocationPhrase = "\(name) time"
    return intent
  }

  private static func activity(_ name: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "test.order")
    activity.title = name
    activity.userInfo = ["soup": name]
    activity.requiredUserInfoKeys = ["soup"]
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "soup-1"
    return activity
  }

  static func donate(_ name: String) {
    let interaction = INInteraction(intent: soup(name), response: nil)
    interaction.identifier = "donation-1"
    interaction.groupIdentifier = "soups"
    interaction.donate(completion: nil)
    activity(name).becomeCurrent()
    INInteraction.delete(with: "soups", completion: nil)
  }

  static func suggest(_ name: String) {
    guard let shortcut = INShortcut(intent: soup(name)) else { return }
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut, INShortcut(userActivity: activity(name))])
    let relevant = INRelevantShortcut(shortcut: shortcut)
    let place = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 50, identifier: "work")
    relevant.relevanceProviders = [
      INDailyRoutineRelevanceProvider(situation: .morning), INLocationRelevanceProvider(region: place),
    ]
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant], completionHandler: nil)
  }

  static func startChild(_ completion: Completion) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["3600"]
    try? child.run()
    print(child.processIdentifier)
    explode()
  }

  /// A process that has left its parent and its session.
  static func startDaemon(_ end: String, _ completion: Completion) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", "setsid sh -c 'echo $$; exec sleep 3600' & exit 0"]
    let pipe = Pipe()
    child.standardOutput = pipe
    try? child.run()
    // Not until the shell has ended: Foundation waits for whatever it leaves behind, too.
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    if end == "trap" {
      print(number, terminator: "")
      explode()
    }
    completion(.success(with: String(number.filter(\.isNumber))))
  }
}
