import Glibc
import SimScreen
import SimShown

/// A demo without drawing: the conversation turn by turn, as line mode prints it, without waiting.
struct DemoLines {
  let screenplay: Screenplay
  let options: DemoOptions
  let printer: any ConversationPrinter
  let width: Int

  /// Returns false when the output is closed.
  func print() -> Bool {
    let title = screenplay.title
    guard title.isEmpty || write(printer.text(ofTitle: title, isChapter: false)) else { return false }
    for chapter in screenplay.chapters.dropFirst(options.chapter) {
      if let title = chapter.title, !write("\n" + printer.text(ofTitle: title, isChapter: true)) { return false }
      for scene in chapter.scenes {
        guard write(text(of: scene.entry)) else { return false }
      }
    }
    return true
  }

  private func text(of entry: Entry) -> String {
    var text = ""
    if let line = entry.line, let typed = TypedLine(line) { text += printer.text(ofTyped: line, as: typed) }
    let contents = options.showsTrace ? entry.contents : entry.contents.filter { !$0.isTrace }
    return text + printer.text(of: contents, width: width)
  }

  private func write(_ text: String) -> Bool { text.isEmpty || DescriptorWriter.write(text, to: STDOUT_FILENO) }
}
