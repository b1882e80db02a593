package import SimShown

/// A whole conversation as rows of the screen, as many as needed, with nothing around it: for pictures.
package struct ConversationPage {
  /// The width from which an inspector is beside the conversation, on a page as on a screen.
  package static let columnsForInspector = ScreenRegions.inspectorFrom

  /// The page, from top to bottom.
  package let rows: [Row]

  /// - Parameters:
  ///   - entries: oldest first; their traces are unfolded.
  ///   - inspector: shown beside them where a screen of that width would; nil for none.
  ///   - columns: of the whole page.
  ///   - interface: the inspector's labels in the conversation's language.
  package init(
    _ entries: [Entry], inspector: Inspector? = nil, columns: Int, in interface: InterfaceWords = .own
  ) {
    let regions = ScreenRegions(
      size: ScreenSize(columns: columns, rows: 100), showsInspector: inspector != nil,
      wanted: (hint: 1, completions: 0, edit: 1))
    let conversation = entries.enumerated().flatMap { index, entry in
      let view = ConversationView(
        entry: index,
        marks: ConversationView.Marks(isSelected: false, optionOfSlot: [:], chosen: nil, matches: [], current: nil),
        gutter: regions.gutter)
      let key = LaidEntry.Key(width: regions.text, isFolded: false, isTight: index == 0)
      return EntryLayout.lay(entry, for: key).rows.map { view.row($0).clipped(to: regions.conversation) }
    }
    guard let inspector, regions.inspector > 0 else {
      rows = conversation
      return
    }
    // The inspector may be longer than a short conversation, but shouldn't make the page mostly empty.
    let height = max(conversation.count, Self.inspectorRows)
    let beside = InspectorView(inspector, in: interface).rows(width: regions.inspector - 1, height: height)
    rows = (0..<max(conversation.count, beside.count)).map { index in
      let left = index < conversation.count ? conversation[index] : Row()
      let right = index < beside.count ? beside[index].clipped(to: regions.inspector).spans : []
      return Row(left.padded(to: regions.conversation).spans + [Span("│", .border), Span(" ")] + right)
    }
  }

  private static let inspectorRows = 24
}
