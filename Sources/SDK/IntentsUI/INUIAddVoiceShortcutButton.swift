@_spi(Host) import Intents
import SDKFoundation
@_spi(Host) import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case blackOutline = 3
  case automatic = 4
  case automaticOutline = 5
}

/// The button by which a shortcut is added; its title says whether it has been added already.
open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
  open var cornerRadius: CGFloat = 0

  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
  }

  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

  /// The title in the language of the process.
  static var titles: AddToSiriTitles { AddToSiriTitles.of(Locale.preferredLanguages.first ?? "") }

  /// The user's shortcut for what the button is about; nil where there is none.
  private var added: INVoiceShortcut? {
    shortcut.flatMap { INVoiceShortcutCenter.shared.voiceShortcut(for: $0) }
  }

  open override var currentTitle: String? { added == nil ? Self.titles.add : Self.titles.added }

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.touchUpInside), let shortcut, let delegate else { return }
    if let added {
      delegate.present(INUIEditVoiceShortcutViewController(voiceShortcut: added), for: self)
    } else {
      delegate.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
  }
}

public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}

/// What the button is called in one language.
struct AddToSiriTitles: Sendable {
  var add: String
  var added: String

  /// The titles for a locale: of it, of its language, else in English.
  static func of(_ locale: String) -> AddToSiriTitles {
    var name = locale.replacingOccurrences(of: "-", with: "_").prefix { $0 != "@" }
    while true {
      if let titles = all[String(name)] ?? all[Self.former[String(name)] ?? ""] { return titles }
      guard let cut = name.lastIndex(of: "_") else { break }
      name = name[..<cut]
    }
    return all["en"] ?? AddToSiriTitles(add: "", added: "")
  }

  /// Names of locales that say the same as those of the table.
  private static let former = [
    "zh": "zh_CN", "zh_Hans": "zh_CN", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK", "zh_Hant_TW": "zh_TW", "nb": "no",
    "iw": "he", "in": "id",
  ]
}
