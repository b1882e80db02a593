/// The subject of the system's sheet for a phrase.
@_spi(Host) public enum INShortcutSheet {
  case add(INShortcut)
  case edit(INVoiceShortcut)
}

/// The user's decision.
@_spi(Host) public enum INShortcutSheetOutcome {
  case added(INVoiceShortcut)
  case updated(INVoiceShortcut)
  case deleted(UUID)
  case cancelled
}

/// A controller that shows the sheet.
@_spi(Host) public protocol INShortcutSheetController: AnyObject {
  var sheet: INShortcutSheet { get }

  /// Informs the delegate of what the user did; the author's code dismisses the controller.
  func close(_ outcome: INShortcutSheetOutcome)
}
