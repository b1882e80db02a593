/// What the system's sheet for a phrase is about.
@_spi(Host) public enum INShortcutSheet {
  case add(INShortcut)
  case edit(INVoiceShortcut)
}

/// What came of it.
@_spi(Host) public enum INShortcutSheetOutcome {
  case added(INVoiceShortcut)
  case updated(INVoiceShortcut)
  case deleted(UUID)
  case cancelled
}

/// A controller that shows the sheet.
@_spi(Host) public protocol INShortcutSheetController: AnyObject {
  var sheet: INShortcutSheet { get }

  /// Tells the delegate what the user did; the author's code dismisses the controller.
  func close(_ outcome: INShortcutSheetOutcome)
}
