@_spi(Host) import Intents
import SDKFoundation
@_spi(Host) import UIKit

/// The screen in which the user gives a shortcut its phrase; the system's own.
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
    title = INUIAddVoiceShortcutButton.titles.add
  }

  public required init?(coder: NSCoder) { nil }
}

@_spi(Host) extension INUIAddVoiceShortcutViewController: INShortcutSheetController {
  public var sheet: INShortcutSheet { .add(shortcut) }

  public func close(_ outcome: INShortcutSheetOutcome) {
    // As on the phone: whoever presents the screen has to hear of its end.
    guard let delegate else { fatalError("INUIAddVoiceShortcutViewController has no delegate that closes it") }
    switch outcome {
    case .added(let added), .updated(let added):
      delegate.addVoiceShortcutViewController(self, didFinishWith: added, error: nil)
    case .deleted, .cancelled: delegate.addVoiceShortcutViewControllerDidCancel(self)
    }
  }
}

public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The screen in which the user changes a shortcut's phrase, or deletes it; the system's own.
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut

  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
    title = INUIAddVoiceShortcutButton.titles.added
  }

  public required init?(coder: NSCoder) { nil }
}

@_spi(Host) extension INUIEditVoiceShortcutViewController: INShortcutSheetController {
  public var sheet: INShortcutSheet { .edit(voiceShortcut) }

  public func close(_ outcome: INShortcutSheetOutcome) {
    guard let delegate else { fatalError("INUIEditVoiceShortcutViewController has no delegate that closes it") }
    switch outcome {
    case .added(let changed), .updated(let changed):
      delegate.editVoiceShortcutViewController(self, didUpdate: changed, error: nil)
    case .deleted(let identifier):
      delegate.editVoiceShortcutViewController(self, didDeleteVoiceShortcutWithIdentifier: identifier)
    case .cancelled: delegate.editVoiceShortcutViewControllerDidCancel(self)
    }
  }
}

public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
