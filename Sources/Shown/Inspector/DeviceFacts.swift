import SimCatalog
package import SimDialogue
import SimLexicon
import SimTranscripts

/// The world around a conversation as a list of facts, for people to read.
package struct DeviceFacts {
  private let setting: Setting
  private let user: String?
  private let interface: InterfaceWords

  /// - Parameters:
  ///   - user: the user's name; nil for none in particular.
  ///   - interface: the names of the facts in the conversation's language.
  package init(_ setting: Setting, user: String?, in interface: InterfaceWords = .own) {
    self.setting = setting
    self.user = user
    self.interface = interface
  }

  /// Defaults (granted permissions, no place) are left out.
  package var facts: [Inspector.Fact] {
    let device = ["device": WorldNotation.name(of: setting.device)]
    var facts = [
      fact(.deviceName, interface(setting.isLocked ? .locked : .unlocked, device)),
      fact(.hands, interface(setting.isHandsFree ? .handsFree : .inHand)),
      fact(.clock, "\(weekday) \(WorldNotation.text(of: setting.clock, zone: setting.zone))"),
    ]
    if let place = setting.place { facts.append(fact(.place, WorldNotation.text(of: place))) }
    if !setting.situations.isEmpty { facts.append(fact(.routine, setting.situations.sorted().joined(separator: ", "))) }
    facts.append(fact(.locale, setting.locale))
    if let user { facts.append(fact(.user, user)) }
    let withdrawn = [
      setting.allowsContacts ? nil : interface(.noContacts), setting.allowsLocation ? nil : interface(.noLocation),
      setting.appsWithoutSiri.isEmpty ? nil : interface(.noSiri, ["apps": deniedApps]),
    ].compactMap { $0 }
    if !withdrawn.isEmpty { facts.append(fact(.permissions, withdrawn.joined(separator: ", "))) }
    return facts
  }

  private func fact(_ name: InterfaceText, _ value: String) -> Inspector.Fact {
    Inspector.Fact(name: interface(name), value: value, isClock: name == .clock)
  }

  private var weekday: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][setting.clock.weekday - 1] }

  private var deniedApps: String {
    setting.apps.filter { setting.appsWithoutSiri.contains($0.identifier) }
      .map { $0.displayName(in: setting.locale) }.joined(separator: ", ")
  }
}
