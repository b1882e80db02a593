@_spi(Host) import Intents
import Testing
@_spi(Host) import UIKit

@_spi(Host) @testable import IntentsUI

/// Presents what the button wants, and closes it, as an app's author writes it.
private final class Screen: UIViewController, INUIAddVoiceShortcutButtonDelegate,
  INUIAddVoiceShortcutViewControllerDelegate, INUIEditVoiceShortcutViewControllerDelegate
{
  var heard: [String] = []

  func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
    controller.delegate = self
    present(controller, animated: false)
  }

  func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
    controller.delegate = self
    present(controller, animated: false)
  }

  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  ) {
    heard.append("added \(voiceShortcut?.invocationPhrase ?? "nothing")")
    controller.dismiss(animated: false)
  }

  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    heard.append("cancelled")
    controller.dismiss(animated: false)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  ) {
    heard.append("updated \(voiceShortcut?.invocationPhrase ?? "nothing")")
    controller.dismiss(animated: false)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedIdentifier: UUID
  ) {
    heard.append("deleted \(deletedIdentifier)")
    controller.dismiss(animated: false)
  }

  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    heard.append("cancelled the edit")
    controller.dismiss(animated: false)
  }
}

@Suite("Add to Siri, in an app's screen", .serialized)
struct AddToSiriTests {
  private let screen = Screen()
  private let button = INUIAddVoiceShortcutButton(style: .blackOutline)
  private let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "soup"))

  init() {
    INVoiceShortcutCenter.shared.voiceShortcuts = []
    screen.view.addSubview(button)
    button.shortcut = shortcut
    button.delegate = screen
  }

  private var sheet: (any INShortcutSheetController)? { screen.hostTopmost as? any INShortcutSheetController }

  @Test func theButtonShowsTheSheetThatAdds() throws {
    #expect(screen.view.rows == ["[Add to Siri]"] && screen.view.buttons == ["Add to Siri"])
    #expect(screen.view.tap("Add to Siri"))
    guard case .add(let shown) = try #require(sheet).sheet else {
      Issue.record("another sheet")
      return
    }
    #expect(shown == shortcut)
    sheet?.close(.added(INVoiceShortcut(identifier: UUID(), invocationPhrase: "Soup time", shortcut: shortcut)))
    #expect(screen.heard == ["added Soup time"] && sheet == nil)
  }

  @Test func ofAShortcutThatIsAddedItShowsTheSheetThatEdits() throws {
    let added = INVoiceShortcut(identifier: UUID(), invocationPhrase: "Soup time", shortcut: shortcut)
    INVoiceShortcutCenter.shared.voiceShortcuts = [added]
    #expect(screen.view.buttons == ["Added to Siri"])
    #expect(screen.view.tap("Added to Siri"))
    guard case .edit(let shown) = try #require(sheet).sheet else {
      Issue.record("another sheet")
      return
    }
    #expect(shown === added)
    sheet?.close(.cancelled)
    #expect(screen.view.tap("Added to Siri"))
    sheet?.close(.deleted(added.identifier))
    #expect(screen.heard == ["cancelled the edit", "deleted \(added.identifier)"])
    INVoiceShortcutCenter.shared.voiceShortcuts = []
  }

  @Test func whatNobodyCanTapIsNotTapped() {
    #expect(!screen.view.tap("Remove from Siri"))
    button.isHidden = true
    #expect(!screen.view.tap("Add to Siri") && screen.view.buttons == [])
  }

  @Test func theTitlesAreThoseOfThirtyNineLocales() {
    #expect(AddToSiriTitles.all.count == 39)
    #expect(AddToSiriTitles.of("de-AT").add == "Zu Siri hinzufügen")
    #expect(AddToSiriTitles.of("zh-Hans-CN").added == "已添加到 Siri")
    #expect(AddToSiriTitles.of("zh-Hant-HK").add == "加至 Siri")
    #expect(AddToSiriTitles.of("es-MX").add == "Añadir a Siri" && AddToSiriTitles.of("es-419").add == "Agregar a Siri")
    #expect(AddToSiriTitles.of("nb").add == "Legg til i Siri")
    #expect(AddToSiriTitles.of("tlh").add == "Add to Siri")
  }
}

@Suite("Controls that are touched")
struct TouchTests {
  @Test func aButtonDoesWhatItsActionSays() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Order") { _ in count += 1 })
    #expect(button.tap("Order") && count == 1)
    button.isEnabled = false
    #expect(!button.tap("Order") && count == 1)
  }

  @Test func anAlertGoesAndDoesWhatItsButtonSays() {
    let controller = UIViewController()
    var answers: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers.append("yes") })
    controller.present(alert, animated: false)
    #expect(controller.hostTopmost.view.tap("Yes"))
    #expect(answers == ["yes"] && controller.presentedViewController == nil)
  }

  @Test func anActivityThatAScreenIsGivenIsCurrent() {
    let activity = NSUserActivity(activityType: "shown")
    let controller = UIViewController()
    controller.userActivity = activity
    #expect(INDonations.shared.activities.contains { $0 === activity })
  }
}
