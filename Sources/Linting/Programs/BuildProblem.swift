package import SimDiagnostics

/// A problem that a build reported about a program.
package struct BuildProblem: Hashable, Sendable {
  /// What the problem did to its part of the program.
  package enum Kind: Hashable, Sendable {
    /// It stops the build of the program.
    case fault
    /// The part is left out, and the rest is built.
    case leftOut
    /// The part was changed in the build's own copy.
    case mended
  }

  /// What the problem did.
  package var kind: Kind
  /// What the compiler or the build says, with its place.
  package var diagnostic: Diagnostic
  /// The target that was built.
  package var target: String

  /// A problem of a target's build.
  package init(_ kind: Kind, _ diagnostic: Diagnostic, of target: String) {
    self.kind = kind
    self.diagnostic = diagnostic
    self.target = target
  }
}

/// What the compiler complains about, as far as its message shows.
struct CompilerFault {
  /// The name that it complains about, as the source has it.
  var symbol: String?
  /// The framework whose name it is; nil if it isn't Apple's.
  var framework: String?
  /// The module that isn't here.
  var module: String?

  /// - Parameters:
  ///   - message: the compiler's.
  ///   - imports: the modules that the file imports.
  init(_ message: String, imports: Set<String>) {
    let quoted = Self.quoted(in: message)
    if message.contains("no module '") || message.contains("no such module '") {
      module = quoted.first
      return
    }
    symbol = quoted.first
    // The type says more than its member's name: "value of type 'UILabel' has no member 'animator'".
    framework = quoted.lazy.compactMap { Self.framework(of: $0, among: imports) }.first
    if message.contains("has no member"), quoted.count > 1 { symbol = "\(quoted[0]).\(quoted[1])" }
  }

  private static func quoted(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 && $0.offset + 1 < parts.count }.map { String($0.element) }
  }

  /// Apple's names begin with the letters of their framework, followed by a capital letter.
  private static func framework(of name: String, among imports: Set<String>) -> String? {
    let name = name.drop { $0 == "[" || $0 == "(" }
    let fitting = prefixes.filter { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    guard let longest = fitting.map(\.prefix.count).max() else { return nil }
    let best = fitting.filter { $0.prefix.count == longest }.map(\.framework)
    // The letters alone prove nothing: an app's own classes may begin with them.
    return best.first(where: imports.contains) ?? best.first(where: broughtAlong.contains)
  }

  /// What Foundation, Intents and UIKit bring along.
  private static let broughtAlong: Set = [
    "Contacts", "CoreGraphics", "CoreImage", "CoreLocation", "Intents", "QuartzCore", "UIKit",
  ]

  private static let prefixes: [(prefix: String, framework: String)] = [
    ("AK", "AuthenticationServices"), ("AS", "AuthenticationServices"), ("AV", "AVFoundation"), ("CA", "QuartzCore"),
    ("CB", "CoreBluetooth"), ("CG", "CoreGraphics"), ("CI", "CoreImage"), ("CK", "CloudKit"), ("CL", "CoreLocation"),
    ("CM", "CoreMotion"), ("CN", "Contacts"), ("CS", "CoreSpotlight"), ("CT", "CoreTelephony"), ("CX", "CallKit"),
    ("EK", "EventKit"), ("GK", "GameKit"), ("HK", "HealthKit"), ("HM", "HomeKit"), ("IN", "Intents"),
    ("INUI", "IntentsUI"), ("LA", "LocalAuthentication"), ("MC", "MultipeerConnectivity"), ("MF", "MessageUI"),
    ("MK", "MapKit"), ("ML", "CoreML"), ("MP", "MediaPlayer"), ("NE", "NetworkExtension"), ("NL", "NaturalLanguage"),
    ("NSAttributeDescription", "CoreData"), ("NSEntity", "CoreData"), ("NSFetch", "CoreData"),
    ("NSManagedObject", "CoreData"), ("NSMerge", "CoreData"), ("NSPersistent", "CoreData"), ("NW", "Network"),
    ("PH", "Photos"), ("PK", "PassKit"), ("SF", "Speech"), ("SK", "StoreKit"), ("SL", "Social"),
    ("UI", "UIKit"), ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"), ("VN", "Vision"),
    ("WC", "WatchConnectivity"), ("WK", "WebKit"),
  ]
}
