import AppIntents
import SwiftUI

/// What a pot holds, for as long as the kitchen is open.
@MainActor
final class Stock {
  static let shared = Stock()
  var bowls = 5
  var isWarm = false
}

/// Shows a card with buttons.
struct ShowStock: AppIntent {
  static let title: LocalizedStringResource = "Show Stock"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: IntentDialog(full: "Five bowls are left.", supporting: "What is left:"), snippetIntent: StockCard())
  }
}

/// Is performed for its view, and again when a button has changed something.
struct StockCard: SnippetIntent {
  static let title: LocalizedStringResource = "Stock Card"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: StockView(bowls: Stock.shared.bowls, isWarm: Stock.shared.isWarm))
  }
}

struct FillUp: AppIntent {
  static let title: LocalizedStringResource = "Fill Up"

  @Parameter(title: "Bowls") var bowls: Int

  init() {}

  init(bowls: Int) { self.bowls = bowls }

  @MainActor
  func perform() async throws -> some IntentResult {
    Stock.shared.bowls += bowls
    return .result()
  }
}

struct Warm: AppIntent {
  static let title: LocalizedStringResource = "Warm"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard !Stock.shared.isWarm else { throw SoupError.tooWarm }
    Stock.shared.isWarm = true
    return .result(dialog: "It is warm now.")
  }
}

/// Takes a bowl, and puts it back where nobody wants it.
struct Reserve: AppIntent {
  static let title: LocalizedStringResource = "Reserve"

  @MainActor
  func perform() async throws -> some IntentResult {
    Stock.shared.bowls -= 1
    do {
      try await requestConfirmation(actionName: .order, dialog: "A bowl for you?") {
        Text("One of \(Stock.shared.bowls + 1)")
        Button("Warm it", intent: Warm())
        Button("Plan it", intent: PlanDinner())
      }
    } catch {
      Stock.shared.bowls += 1
      throw error
    }
    return .result()
  }
}

/// Asks beside a card that is made again after each of its buttons.
struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .order, dialog: "Shall one be served?", snippetIntent: StockCard())
    Stock.shared.bowls -= 1
    return .result(dialog: "\(Stock.shared.bowls) are left.")
  }
}

struct StockView: View {
  let bowls: Int
  let isWarm: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "cup.and.saucer")
        Text("\(bowls) bowls left").font(.headline).foregroundStyle(.secondary)
      }
      if isWarm { Label("Warm", systemImage: "flame") }
      ForEach(SoupKind.allCases, id: \.self) { kind in Text(kind.rawValue.uppercased()) }
      Gauges()
      Guest()
      HStack {
        Button(intent: FillUp(bowls: 2)) { Label("Two more", systemImage: "plus") }.buttonStyle(.bordered)
        Button("Warm it", intent: Warm())
      }
    }
    .padding()
  }
}

/// Consists of what isn't here: it is told by its name.
struct Gauges: View {
  var body: some View { Thermometer(degrees: 60, steam: .strong) }
}

/// Takes what nobody has put there: it is told by its name.
struct Guest: View {
  @EnvironmentObject var list: GuestList
  var body: some View { Text(list.first) }
}

final class GuestList: ObservableObject {
  var first = "Ada"
}
