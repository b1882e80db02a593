import SimCatalog
public import SimDialogue
import SimLexicon
import SimTranscripts

/// The world around a conversation, fact by fact, for people.
public struct DeviceFacts {
  private let setting: Setting
  private let user: String?

  /// - Parameter user: the user's name; nil for nobody in particular.
  public init(_ setting: Setting, user: String?) {
    self.setting = setting
    self.user = user
  }

  /// What is usual (permissions that are granted, a place that nobody has given) is left out.
  public var facts: [Inspector.Fact] {
    var facts = [
      Inspector.Fact(
        name: "device", value: WorldNotation.name(of: setting.device) + (setting.isLocked ? ", locked" : ", unlocked")),
      Inspector.Fact(name: "hands", value: setting.isHandsFree ? "hands-free (headphones)" : "in hand"),
      Inspector.Fact(name: "clock", value: "\(weekday) \(WorldNotation.text(of: setting.clock, zone: setting.zone))"),
    ]
    if let place = setting.place {
      facts.append(Inspector.Fact(name: "place", value: WorldNotation.text(of: place)))
    }
    if !setting.situations.isEmpty {
      facts.append(Inspector.Fact(name: "routine", value: setting.situations.sorted().joined(separator: ", ")))
    }
    facts.append(Inspector.Fact(name: "locale", value: setting.locale))
    if let user { facts.append(Inspector.Fact(name: "user", value: user)) }
    let withdrawn = [
      setting.allowsContacts ? nil : "no contacts", setting.allowsLocation ? nil : "no location",
      setting.appsWithoutSiri.isEmpty ? nil : "no Siri for \(deniedApps)",
    ].compactMap { $0 }
    if !withdrawn.isEmpty {
      facts.append(Inspector.Fact(name: "permissions", value: withdrawn.joined(separator: ", ")))
    }
    return facts
  }

  private var weekday: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][setting.clock.weekday - 1] }

  private var deniedApps: String {
    setting.apps.filter { setting.appsWithoutSiri.contains($0.identifier) }
      .map { $0.displayName(in: setting.locale) }.joined(separator: ", ")
  }
}
