import Foundation
@_spi(Host) import Intents
@_spi(Host) import IntentsUI
@_spi(Host) import SDKFoundation
import SimCatalog
@_spi(Host) import UIKit

/// The view of an Intents UI extension, as text.
enum HostedView {
  /// Configures a new controller for every step, on the main thread.
  ///
  /// - Parameter done: gets the texts of its labels in reading order; nil if it shows nothing.
  static func configure(
    _ controllerClass: String, _ interaction: Interaction, _ bindings: IntentBindings,
    done: @escaping @Sendable ([String]?) -> Void
  ) {
    DispatchQueue.main.async {
      guard let controller = ObjectMaker.make(controllerClass) as? UIViewController,
        let hosted = controller as? any INUIHostedViewControlling,
        let interaction = INInteraction(interaction, bindings)
      else { return done(nil) }
      controller.join(
        NSExtensionContext(minimum: CGSize(width: 320, height: 1), maximum: CGSize(width: 320, height: 480)))
      controller.loadViewIfNeeded()
      nonisolated(unsafe) let shown = controller
      hosted.hostConfigure(with: interaction) { size in
        // The controller may answer on any thread; its labels are read on the thread that writes them.
        DispatchQueue.main.async {
          guard let size, size.height > 0 || size.width > 0 else { return done(nil) }
          done(shown.screen.rows)
        }
      }
    }
  }
}

extension INInteraction {
  /// An interaction as the author's code receives it; nil if there is no such intent.
  convenience init?(_ interaction: Interaction, _ bindings: IntentBindings) {
    guard let binding = bindings.binding(for: interaction.intent.name) else { return nil }
    self.init(
      intent: binding.makeIntent(interaction.intent), response: interaction.response.map(binding.makeResponse))
    hostStatus = INIntentHandlingStatus(named: interaction.status)
  }
}

extension INIntentHandlingStatus {
  /// The case of that name; `unspecified` where there is none.
  init(named name: String) {
    self = Self.byName[name] ?? .unspecified
  }

  private static let byName: [String: INIntentHandlingStatus] = Dictionary(
    uniqueKeysWithValues: (0...6).compactMap(INIntentHandlingStatus.init).map { ("\($0)", $0) })
}
