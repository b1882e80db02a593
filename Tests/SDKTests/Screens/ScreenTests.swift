@_spi(Host) import Intents
@_spi(Host) import IntentsUI
import Testing
@_spi(Host) import UIKit

/// A screen that counts how often its view was loaded.
private final class CountingController: UIViewController {
  var loads = 0

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    loads += 1
    let label = UILabel()
    label.text = "\(title ?? "")'s text"
    view.addSubview(label)
  }
}

@Suite("The screen")
struct ScreenTests {
  @Test("is the top of a navigation's stack, and what is presented over it")
  func topmost() {
    let navigation = UINavigationController(rootViewController: CountingController("Home"))
    navigation.pushViewController(CountingController("Chat"), animated: false)
    #expect(navigation.screen.title == "Chat")
    #expect(navigation.screen.rows == ["Chat's text"])
    let sheet = CountingController("Sign in")
    navigation.present(sheet, animated: false)
    #expect(navigation.screen.title == "Sign in")
    sheet.dismiss(animated: false)
    #expect(navigation.screen.title == "Chat")
    navigation.popViewController(animated: false)
    #expect(navigation.screen.title == "Home")
  }

  @Test("loads a view once, when it is first seen")
  func loadsOnce() {
    let home = CountingController("Home")
    #expect(home.loads == 0)
    _ = home.view
    home.loadViewIfNeeded()
    #expect(home.loads == 1)
    #expect(home.screen.rows == ["Home's text"])
    #expect(home.loads == 1)
  }

  @Test("knows the navigation in which it stands, and forgets it when it is popped")
  func navigation() {
    let chat = CountingController("Chat")
    let navigation = UINavigationController(rootViewController: CountingController("Home"))
    navigation.pushViewController(chat, animated: false)
    #expect(chat.navigationController === navigation)
    navigation.popToRootViewController(animated: false)
    #expect(chat.navigationController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("keeps a hosted view within the sizes that its context allows")
  func clamping() {
    let context = NSExtensionContext(
      minimum: CGSize(width: 100, height: 50), maximum: CGSize(width: 320, height: 200))
    #expect(context.clamp(CGSize(width: 10, height: 900)) == CGSize(width: 100, height: 200))
    #expect(context.clamp(CGSize(width: 200, height: 60)) == CGSize(width: 200, height: 60))
  }
}
