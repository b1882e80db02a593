import SimDiagnostics
package import SimShown
import SimText

/// The inspector as rows: app and intent, slots, calls, runners-up, device.
///
/// Where there isn't enough room, the least important lines are dropped first: empty rows, the rest of the device, the
/// places of earlier calls, the runners-up, then the earlier calls. What Siri is asking for is kept to the last.
package struct InspectorView {
  private let inspector: Inspector
  private let interface: InterfaceWords

  /// A view of these facts, with labels in the conversation's language.
  package init(_ inspector: Inspector, in interface: InterfaceWords = .own) {
    self.inspector = inspector
    self.interface = interface
  }

  /// - Parameters:
  ///   - width: the columns that a row may take.
  ///   - height: the maximum number of rows.
  package func rows(width: Int, height: Int) -> [Row] {
    guard width > 0, height > 0 else { return [] }
    let page = InspectorPage(width: width)
    var lines = request(page)
    lines += section(.answer, answer(page), total: inspector.answer?.parts.count ?? 0)
    lines += section(.slots, slots(page), total: inspector.slots.count)
    lines += section(.calls, calls(page), total: inspector.calls.count)
    lines += section(.runnersUp, runnersUp(page), total: inspector.runnersUp.count)
    lines += section(.device, device(page), total: inspector.device.count)
    return InspectorCut(lines, height: height, in: interface).rows.map { $0.clipped(to: width) }
  }

  /// A heading above the items' lines, with an empty row before it.
  private func section(_ title: InterfaceText, _ items: [[InspectorLine]], total: Int) -> [InspectorLine] {
    guard let first = items.flatMap({ $0 }).map(\.rank).min() else { return [] }
    let heading = InspectorLine(Row([Span(interface(title), .title)]), rank: first, isHeading: true)
    let gap = InspectorLine(Row(), rank: .gap)
    return [gap, heading] + items.enumerated().flatMap { index, lines in lines.map { $0.of(item: index) } }
  }

  // MARK: App and intent

  private func request(_ page: InspectorPage) -> [InspectorLine] {
    guard let request = inspector.request else {
      guard let decline = inspector.decline else {
        return page.wrapped(interface(.nothingAsked), .provenance).map { InspectorLine($0, rank: .request) }
      }
      return page.wrapped(interface(.notUnderstood, ["reason": decline]), .callFailure, rows: 3)
        .map { InspectorLine($0, rank: .request) }
    }
    var lines: [InspectorLine] = []
    let domain = request.domain.isEmpty ? [] : [Span(request.domain, .provenance)]
    let app = [Span(page.safe(request.app), .cardApp)]
    let intent = [Span(page.safe(request.intent), .slotValue)]
    if let row = page.inOneRow([app, intent, domain]) {
      lines.append(InspectorLine(row, rank: .request))
    } else {
      lines.append(InspectorLine(page.inOneRow([app, domain]) ?? page.row(app), rank: .request))
      lines.append(InspectorLine(page.row(intent), rank: .request))
    }
    if let part = request.part {
      lines += page.wrapped(part, .provenance, rows: 2).map { InspectorLine($0, rank: .phrase) }
    }
    if let phrase = request.phrase {
      let confidence = request.confidence.map { [Span("\($0 / 10) %", .provenance)] } ?? []
      let text = [Span(page.safe(phrase), .provenance)]
      let place = request.phrasePlace.map { [Span(page.place($0, indent: 2), .place)] } ?? []
      if let row = page.inOneRow([text, place, confidence]) {
        lines.append(InspectorLine(row, rank: .phrase))
      } else {
        lines += page.wrapped(phrase, .provenance, rows: 2).map { InspectorLine($0, rank: .phrase) }
        lines.append(
          InspectorLine(page.inOneRow([place, confidence]) ?? page.row(place), rank: .phrase))
      }
    }
    return lines
  }

  // MARK: The last answer

  private func answer(_ page: InspectorPage) -> [[InspectorLine]] {
    guard let answer = inspector.answer else { return [] }
    let parts = answer.parts.map { part in
      let words = [Span("  ", .plain), Span(page.safe(part.name), .slotValue)]
      let act = [Span(page.safe(part.value), .slotName)]
      if let row = page.inOneRow([words, act]) { return [InspectorLine(row, rank: .answer)] }
      return
        (page.wrapped(part.name, .slotValue, indent: 2, rows: 2)
        + page.wrapped(part.value, .slotName, indent: 4, rows: 2)).map { InspectorLine($0, rank: .answer) }
    }
    let heard = page.wrapped(interface(.heard, ["answer": answer.heard]), .provenance, indent: 2, rows: 3)
    return parts + [heard.map { InspectorLine($0, rank: .answer) }]
  }

  // MARK: Slots

  private func slots(_ page: InspectorPage) -> [[InspectorLine]] {
    inspector.slots.map { slot in
      let name = [Span(slot.isAsked ? "? " : "  ", .hint), Span(page.safe(slot.parameter), .slotName)]
      let value = slot.value.map { [Span(page.safe($0), .slotValue)] } ?? []
      let rank: InspectorLine.Rank = slot.isAsked ? .asked : .slot
      let provenance = [Span(page.safe(slot.provenance), .provenance)]
      if let row = page.inOneRow([name, value, provenance]) { return [InspectorLine(row, rank: rank)] }
      var lines: [InspectorLine] = []
      if let row = page.inOneRow([name, value]) {
        lines.append(InspectorLine(row, rank: rank))
      } else {
        lines.append(InspectorLine(page.row(name), rank: rank))
        lines += page.wrapped(slot.value ?? "", .slotValue, indent: 4, rows: 2)
          .map { InspectorLine($0, rank: rank) }
      }
      return lines
        + page.wrapped(slot.provenance, .provenance, indent: 4, rows: 2)
        .map { InspectorLine($0, rank: slot.isAsked ? .slot : .provenance) }
    }
  }

  // MARK: Calls

  private func calls(_ page: InspectorPage) -> [[InspectorLine]] {
    inspector.calls.enumerated().map { index, call in
      let age = inspector.calls.count - 1 - index
      let rank: InspectorLine.Rank = age == 0 ? .lastCall : .call(age: age)
      let placeRank: InspectorLine.Rank = age == 0 ? .lastCallPlace : .callPlace(age: age)
      let method = [Span("  ", .plain), Span(page.safe(call.method), call.isFailure ? .callFailure : .call)]
      let result = [Span(page.safe(call.result), call.isFailure ? .callFailure : .slotValue)]
      let time = call.microseconds.map { [Span(CallTime.text(microseconds: $0), .provenance)] } ?? []
      let place = call.place.map { [Span(page.place($0, indent: 4), .place)] } ?? []
      if let row = page.inOneRow([method, result, time, place]) { return [InspectorLine(row, rank: rank)] }
      var lines: [InspectorLine] = []
      if let row = page.inOneRow([method, result, time]) {
        lines.append(InspectorLine(row, rank: rank))
        if !place.isEmpty { lines.append(InspectorLine(page.row(place, indent: 4), rank: placeRank)) }
      } else if let row = page.inOneRow([method, result]) {
        lines.append(InspectorLine(row, rank: rank))
        // The module's name is dropped to make room for the time.
        let room = 6 + time.reduce(0) { $0 + DisplayWidth.of($1.text) }
        let short = call.place.map { [Span(page.place($0, indent: room), .place)] } ?? []
        lines.append(
          InspectorLine(page.inOneRow([time, short], indent: 4) ?? page.row(time, indent: 4), rank: placeRank))
      } else {
        lines.append(InspectorLine(page.inOneRow([method, time]) ?? page.row(method), rank: rank))
        lines += page.wrapped(call.result, result[0].style, indent: 4, rows: age == 0 ? 3 : 1)
          .map { InspectorLine($0, rank: rank) }
        if !place.isEmpty { lines.append(InspectorLine(page.row(place, indent: 4), rank: placeRank)) }
      }
      return lines
    }
  }

  // MARK: What lost, and the device

  private func runnersUp(_ page: InspectorPage) -> [[InspectorLine]] {
    inspector.runnersUp.enumerated().map { index, loser in
      let rank: InspectorLine.Rank = index == 0 ? .runnerUp : .otherRunnerUp
      let app = loser.app.map { [Span(page.safe($0), .runnerUp)] } ?? []
      let intent = [Span("  ", .plain), Span(page.safe(loser.intent), .runnerUp)]
      let reason = [Span(page.safe(loser.reason), .provenance)]
      if let row = page.inOneRow([intent, app, reason]) { return [InspectorLine(row, rank: rank)] }
      let first = page.inOneRow([intent, app]) ?? page.row(intent)
      return [InspectorLine(first, rank: rank)]
        + page.wrapped(loser.reason, .provenance, indent: 4, rows: 2).map { InspectorLine($0, rank: rank) }
    }
  }

  private func device(_ page: InspectorPage) -> [[InspectorLine]] {
    let names = inspector.device.map { DisplayWidth.of(page.safe($0.name)) }
    let column = min(names.max() ?? 0, page.width / 3) + 4
    return inspector.device.enumerated().map { index, fact in
      // The device, and whether it is locked, matters more than the rest.
      let rank: InspectorLine.Rank = index == 0 ? .device : fact.isClock ? .clock : .otherDevice
      let name = Span("  " + page.padded(fact.name, to: column - 2), .provenance)
      return page.wrapped(fact.value, .device, indent: column, rows: 2, first: name)
        .map { InspectorLine($0, rank: rank) }
    }
  }
}
