import Intents
import SDKFoundation
import UIKit

/// The screen in which the user gives a shortcut its phrase; it is shown by its title.
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
    title = "Add to Siri"
  }

  public required init?(coder: NSCoder) { nil }
}

public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The screen in which the user changes a shortcut's phrase; it is shown by its title.
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut

  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
    title = "Edit Shortcut"
  }

  public required init?(coder: NSCoder) { nil }
}

public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case blackOutline = 3
  case automatic = 4
  case automaticOutline = 5
}

/// The button by which a shortcut is added.
open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic

  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
    setTitle("Add to Siri")
  }

  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}

public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}
