import Foundation
import Intents

/// The filter that an intent asks for.
struct CallSearch {
  private let intent: INSearchCallHistoryIntent

  init(_ intent: INSearchCallHistoryIntent) { self.intent = intent }

  /// What fits, the newest first.
  func results(in history: CallHistory) -> [Call] {
    let found = history.calls.filter(fits)
    return intent.callTypes.contains(.latest) ? Array(found.prefix(1)) : found
  }

  private func fits(_ call: Call) -> Bool { fitsKind(call) && fitsPerson(call) && fitsTime(call) }

  private func fitsKind(_ call: Call) -> Bool {
    if let unseen = intent.unseen, call.isUnseen != unseen { return false }
    if intent.callCapabilities == .videoCall, !call.isVideo { return false }
    if intent.callCapabilities == .audioCall, call.isVideo { return false }
    var kinds: Set<Call.Kind> = []
    if intent.callTypes.contains(.missed) { kinds.insert(.missed) }
    // Who missed a call was called all the same.
    if intent.callTypes.contains(.received) { kinds.formUnion([.received, .missed]) }
    if intent.callTypes.contains(.outgoing) { kinds.insert(.outgoing) }
    return kinds.isEmpty || kinds.contains(call.kind)
  }

  private func fitsPerson(_ call: Call) -> Bool {
    guard let recipient = intent.recipient else { return true }
    return call.friendID == recipient.customIdentifier
  }

  private func fitsTime(_ call: Call) -> Bool {
    guard let range = intent.dateCreated else { return true }
    guard let date = call.date else { return false }
    if let first = range.firstMoment, date < first { return false }
    if let last = range.lastMoment, date >= last { return false }
    return true
  }
}
