import SimDiagnostics
import SimDialogue
import SimShown
import SimText

/// Where the open question's options are in the conversation.
struct OptionPlaces: Sendable {
  var entry: Int
  /// The option of each choice or button of the entry.
  var optionOfSlot: [Int: Int]
}

extension ScreenState {
  /// The places of the current options; nil when the conversation shows none of them.
  mutating func placesOfOptions() -> OptionPlaces? {
    if options.isEmpty { return nil }
    if let optionPlaces { return optionPlaces.optionOfSlot.isEmpty ? nil : optionPlaces }
    let found = findOptions()
    optionPlaces = found ?? OptionPlaces(entry: 0, optionOfSlot: [:])
    return found
  }

  /// The last entry with choices or buttons asks the question; remarks may have followed.
  private func findOptions() -> OptionPlaces? {
    let wanted = options.map { SafeText.cell($0.text) }
    for entry in entries.indices.suffix(100).reversed() where entries[entry].mayOfferOptions {
      let slots = EntryParts(entries[entry]).slots
      guard !slots.isEmpty else { continue }
      // From the end, because the same question may have been asked twice.
      var places: [Int: Int] = [:]
      var slot = slots.count
      for option in wanted.indices.reversed() {
        guard let found = slots[..<slot].lastIndex(of: wanted[option]) else { continue }
        places[found] = option
        slot = found
      }
      return places.isEmpty ? nil : OptionPlaces(entry: entry, optionOfSlot: places)
    }
    return nil
  }

  mutating func moveMark(by step: Int) -> ScreenEffect? {
    guard !options.isEmpty else { return .bell }
    let count = options.count
    let option = selectedOption.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    selectedOption = option
    uncover()
    open(.option)
    showOption(option)
    return nil
  }

  private mutating func showOption(_ option: Int) {
    guard let places = placesOfOptions(), let slot = places.optionOfSlot.first(where: { $0.value == option })?.key
    else {
      return
    }
    let regions = regions()
    let rows = laid(places.entry, regions).rows
    let lines = rows.indices.filter { rows[$0].pieces.contains { $0.slot == slot } }
    if let first = lines.first, let last = lines.last { show(first...last, of: places.entry) }
  }

  mutating func choose() -> ScreenEffect? {
    guard let selectedOption else { return .bell }
    return choose(selectedOption)
  }

  func line(ofOption option: Int) -> String? { options.indices.contains(option) ? options[option].line : nil }

  mutating func choose(_ option: Int) -> ScreenEffect? {
    guard let line = line(ofOption: option) else { return .bell }
    close(.option)
    anchor = .end
    return .enter(line)
  }
}

extension Entry {
  fileprivate var mayOfferOptions: Bool {
    contents.contains { content in
      switch content {
      case .output(.choices), .output(.card): true
      case .output(.trace), .output(.says), .remark: false
      }
    }
  }
}
