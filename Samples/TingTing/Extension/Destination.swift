import Foundation
import Intents

/// Where a call goes.
enum Destination {
  case people([INPerson])
  /// Whoever was called, or called, last.
  case friend(Friend)
  /// The mailbox, or those who help.
  case service(String)
  /// There is nobody to call again.
  case nobody

  init(of intent: INStartAudioCallIntent, history: CallHistory) {
    switch intent.destinationType {
    case .redial: self = history.lastDialled.map { .friend($0) } ?? .nobody
    case .callBack: self = history.lastCaller.map { .friend($0) } ?? .nobody
    case .voicemail: self = .service(Texts.mailbox)
    case .emergency: self = .service(Texts.emergency)
    case .unknown, .normal:
      let people = intent.contacts ?? []
      self = people.isEmpty ? .nobody : .people(people)
    }
  }
}
