import Foundation
@_spi(Host) import Intents
import SimCatalog

/// A handler that reports changes of a status: it lives as long as the updates are wanted (behaviour.md a.8).
final class StatusObservation: Sendable {
  private struct Running {
    var name: IntentName
    var intent: INIntent
    var handler: Any
    var observer: StatusObserver
  }

  // Requests come one after the other; only the current one uses this.
  nonisolated(unsafe) private var running: Running?

  var isRunning: Bool { running != nil }

  /// Asks a handler to send updates; one that does so already continues.
  func begin(_ filled: FilledIntent, _ handlers: Handlers, _ bindings: IntentBindings) {
    if running?.name == filled.name { return }
    end()
    guard let binding = bindings.binding(for: filled.name) else { return }
    let intent = binding.makeIntent(filled)
    let call = HandlerCall(intent: filled, method: .handle)
    guard let handler = handlers.handler(for: intent, call: call), binding.conforms(handler) else { return }
    let observer = StatusObserver { SubmissionRelay.send(.update(filled.name, binding.readResponse($0))) }
    running = Running(name: filled.name, intent: intent, handler: handler, observer: observer)
    StatusMethods.start(handler, intent, observer)
  }

  /// Asks the handler to stop its updates.
  func end() {
    guard let running else { return }
    self.running = nil
    StatusMethods.stop(running.handler, running.intent)
  }
}

/// Receives the updates of every intent that has some.
private final class StatusObserver: NSObject, INGetRideStatusIntentResponseObserver,
  INGetCarPowerLevelStatusIntentResponseObserver
{
  private let take: (INIntentResponse) -> Void

  init(_ take: @escaping (INIntentResponse) -> Void) { self.take = take }

  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) { take(response) }
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse) { take(response) }
}

/// The methods of the protocols that have updates, in every spelling.
private enum StatusMethods {
  static func start(_ handler: Any, _ intent: INIntent, _ observer: StatusObserver) {
    switch (handler, intent) {
    case (let handler as any INGetRideStatusIntentHandling, let intent as INGetRideStatusIntent):
      firstWritten(
        handler, { handler.startSendingUpdates(for: intent, to: observer) },
        { handler.startSendingUpdates(forGetRideStatus: intent, to: observer) })
    case (let handler as any INGetCarPowerLevelStatusIntentHandling, let intent as INGetCarPowerLevelStatusIntent):
      handler.startSendingUpdates(for: intent, to: observer)
    default: break
    }
  }

  static func stop(_ handler: Any, _ intent: INIntent) {
    switch (handler, intent) {
    case (let handler as any INGetRideStatusIntentHandling, let intent as INGetRideStatusIntent):
      firstWritten(
        handler, { handler.stopSendingUpdates(for: intent) }, { handler.stopSendingUpdates(forGetRideStatus: intent) })
    case (let handler as any INGetCarPowerLevelStatusIntentHandling, let intent as INGetCarPowerLevelStatusIntent):
      handler.stopSendingUpdates(for: intent)
    default: break
    }
  }

  /// Calls the spellings one after the other, until one is written by the author.
  private static func firstWritten(_ handler: Any, _ spellings: () -> Void...) {
    let probe = INMethodProbe(handler as AnyObject)
    for spelling in spellings {
      probe.reset()
      probe.watch(spelling)
      if !probe.isMissing { return }
    }
  }
}
