import SimAppFiles
import SimDiagnostics
import SimSDKFacts

/// A call that does less here than on a phone, or something else.
struct DifferentHere: Rule {
  let about = RuleDescription(
    "different-here", .note, "a call of a program does less here than on a phone",
    explanation: """
      There are no other apps here, no map service, no address book, no screen. A call that can't work says so in the \
      conversation, once with its line; what an app does then is its own code's choice.
      """,
    source: "docs/doctor.md")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind != .app }.flatMap { program in
      SDKDifference.all.compactMap { difference in
        for file in program.files where Self.knows(file, difference) {
          for name in difference.names {
            guard let place = file.place(ofUse: name) else { continue }
            return finding(
              "\(difference.symbol, as: "symbol") \(plain: difference.happens, as: "happens")",
              at: FilePlace(place, length: name.count),
              fix: Fix("nothing, where the handler does without; elsewhere try it on a device"))
          }
        }
        return nil
      }
    }
  }

  /// Whether a file can mean Apple's symbol by the name: it imports its module, or one that brings it along.
  private static func knows(_ file: SourceOutline, _ difference: SDKDifference) -> Bool {
    let bringing: [String: [String]] = [
      "Foundation": ["Intents", "UIKit", "IntentsUI", "SwiftUI"], "UIKit": ["IntentsUI", "SwiftUI"],
      "CoreLocation": ["Intents", "MapKit"], "Contacts": ["Intents", "ContactsUI"], "CoreImage": ["UIKit"],
    ]
    let modules = [difference.module] + (bringing[difference.module] ?? [])
    return file.imports.contains { modules.contains($0.module) }
  }
}
