import Foundation
import Intents
import IntentsUI
import UIKit

/// What the program was told to be.
nonisolated(unsafe) var ownArguments: [String] = []

/// What the process sees of its world.
enum Reports {
  static func report(_ what: String) -> String {
    switch what {
    case "date": return "\(Date())"
    case "formatted":
      let formatter = DateFormatter()
      formatter.dateStyle = .full
      formatter.timeStyle = .short
      return formatter.string(from: Date())
    case "clocks":
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return
        "\(time.tv_sec) \(Foundation.time(nil)) \(Int(Date().timeIntervalSince1970)) \(NSDate().timeIntervalSince1970)"
    case "sleep":
      let start = ContinuousClock.now
      Thread.sleep(forTimeInterval: 0.05)
      return ContinuousClock.now - start >= .milliseconds(50) ? "slept" : "didn't sleep"
    case "condition":
      let condition = NSCondition()
      condition.lock()
      let start = ContinuousClock.now
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
      return ContinuousClock.now - start < .seconds(1) ? "waited" : "waited too long"
    case "semaphore":
      let start = ContinuousClock.now
      _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.05)
      return ContinuousClock.now - start < .seconds(1) ? "waited" : "waited too long"
    case "zone": return "\(TimeZone.current.identifier) \(Calendar.current.timeZone.identifier)"
    case "locale":
      return "\(Locale.current.identifier) \(Calendar.current.locale?.identifier ?? "") \(Locale.preferredLanguages) "
        + "\(INPreferences.siriLanguageCode())"
    case "random":
      var generator = SystemRandomNumberGenerator()
      return "\(UUID()) \(Int.random(in: 0..<1_000_000)) \(generator.next()) \([1, 2, 3, 4, 5, 6].shuffled()) "
        + "\(arc4random()) \(NSUUID().uuidString)"
    case "hash": return "\("a".hashValue) \(Set((0..<20).map(String.init)).map { $0 })"
    case "home":
      return "\(NSHomeDirectory() == ProcessInfo.processInfo.environment["HOME"] ?? "") "
        + "\(FileManager.default.homeDirectoryForCurrentUser.path == NSHomeDirectory()) "
        + "\(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))"
    case "environment":
      let names = ProcessInfo.processInfo.environment.keys.sorted()
      return names.filter { $0.hasPrefix("SIRISIM") || $0 == "GREETING" }.joined(separator: " ")
    case "contend": return contend()
    case "task":
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var sum = 0
      Task.detached {
        sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<100 { group.addTask { number } }
          return await group.reduce(0, +)
        }
        await MainActor.run { sum += 1 }
        done.signal()
      }
      done.wait()
      return "\(sum)"
    case "descriptors":
      // What is open beyond those that every process has. The host's own numbers are below.
      return "\((10..<1024).filter { fcntl(Int32($0), F_GETFD) >= 0 })"
    case "arguments": return ownArguments.joined(separator: " ")
    case "parent": return "\(getppid())"
    case "siri": return "\(INPreferences.siriAuthorizationStatus())"
    case "network":
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var result = ""
      guard let url = URL(string: "http://127.0.0.1:9/") else { return "no address" }
      URLSession.shared.dataTask(with: url) { _, _, error in
        result = error == nil ? "answered" : "refused"
        done.signal()
      }.resume()
      done.wait()
      return result
    default: return stored(what)
    }
  }

  /// What lives as long as the process.
  private static var kept = ["begun \(Date()) \(TimeZone.current.identifier)"]

  /// Threads that wait for each other's queues, and the main thread among them.
  private static func contend() -> String {
    let queue = DispatchQueue(label: "counted")
    let group = DispatchGroup()
    // Only touched on the queue.
    nonisolated(unsafe) var count = 0
    for _ in 0..<4 {
      DispatchQueue.global().async(group: group) { for _ in 0..<2_000 { queue.sync { count += 1 } } }
    }
    DispatchQueue.main.async(group: group) { for _ in 0..<2_000 { queue.sync { count += 1 } } }
    for _ in 0..<100 { DispatchQueue.main.sync { queue.sync { count += 0 } } }
    group.wait()
    return "\(count)"
  }

  /// `default key`, `suite key`, `set key`, `file path`, `write path`.
  private static func stored(_ what: String) -> String {
    let words = what.split(separator: " ").map(String.init)
    guard words.count == 2 else { return "?" }
    if let outcome = Trespasses.commit(words[0], words[1]) { return outcome }
    let home = FileManager.default.homeDirectoryForCurrentUser
    switch words[0] {
    case "variable": return ProcessInfo.processInfo.environment[words[1]] ?? "nil"
    case "keep":
      kept.append(words[1])
      return kept.joined(separator: " ")
    case "default": return UserDefaults.standard.string(forKey: words[1]) ?? "nil"
    case "suite": return UserDefaults(suiteName: "group.test")?.string(forKey: words[1]) ?? "nil"
    case "boolean": return "\(UserDefaults.standard.bool(forKey: words[1]))"
    case "set":
      UserDefaults.standard.set("by the handler", forKey: words[1])
      UserDefaults(suiteName: "group.test")?.set("by the handler", forKey: words[1])
      return "set"
    case "file": return (try? String(contentsOf: home.appendingPathComponent(words[1]), encoding: .utf8)) ?? "nil"
    case "write":
      return (try? "written".write(to: home.appendingPathComponent(words[1]), atomically: true, encoding: .utf8)) == nil
        ? "failed" : "written"
    default: return "?"
    }
  }
}

class ViewController: UIViewController, INUIHostedViewControlling {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    let intent = interaction.intent as? INSendMessageIntent
    label.text = "\(intent?.content ?? "") \(interaction.intentHandlingStatus)"
    completion(intent?.content == nil ? .zero : CGSize(width: 320, height: 40))
  }
}
