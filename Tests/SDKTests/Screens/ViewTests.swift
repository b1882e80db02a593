@_spi(Host) import Intents
@_spi(Host) import IntentsUI
import Testing
@_spi(Host) import UIKit

@Suite("A view's rows")
struct ViewTests {
  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("are its labels' texts in the order in which they were added, a line each")
  func readingOrder() {
    let inner = UIStackView(arrangedSubviews: [label("two"), label("three\nfour")])
    let view = UIView(frame: .zero)
    for subview in [label("one"), inner, label("five")] { view.addSubview(subview) }
    #expect(view.rows == ["one", "two", "three", "four", "five"])
  }

  @Test("don't hold the buttons of the bar above them")
  func bar() {
    let item = UINavigationItem()
    let pause = UIBarButtonItem(title: "Pause", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = pause
    #expect(item.rightBarButtonItems == [pause] && pause.title == "Pause" && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("leave out what is hidden, empty or blank")
  func hiddenAndEmpty() {
    let hidden = UIStackView(arrangedSubviews: [label("not seen")])
    hidden.isHidden = true
    let view = UIStackView(arrangedSubviews: [label(nil), label(" "), hidden, label("seen")])
    #expect(view.rows == ["seen"])
  }

  @Test("move with a view that is added elsewhere")
  func moving() {
    let one = UIView()
    let other = UIView()
    let text = label("here")
    one.addSubview(text)
    other.insertSubview(text, at: 99)
    #expect(one.rows.isEmpty && other.rows == ["here"])
  }

  @Test("show a button's title in brackets")
  func buttons() {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    #expect(button.rows == ["[Send]"])
  }
}
