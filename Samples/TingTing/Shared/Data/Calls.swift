import Foundation

/// The calls that this phone remembers, the newest first.
enum Calls {
  static let all: [Call] = [
    Call(id: "c-01", friendID: "f-01", kind: .missed, began: .on(20, at: 8, 12), isUnseen: true),
    Call(id: "c-02", friendID: "f-11", kind: .missed, began: .on(20, at: 7, 45), isUnseen: true),
    Call(id: "c-03", friendID: "f-02", kind: .missed, began: .on(19, at: 21, 40), isVideo: true),
    Call(id: "c-04", friendID: "f-12", kind: .received, began: .on(19, at: 20, 5), duration: 312),
    Call(id: "c-05", friendID: "f-03", kind: .received, began: .on(19, at: 18, 30), duration: 65),
    Call(id: "c-06", friendID: "f-04", kind: .outgoing, began: .on(19, at: 12, 0), duration: 1_830),
    Call(id: "c-07", friendID: "f-13", kind: .outgoing, began: .on(18, at: 9, 30), duration: 42, isVideo: true),
    Call(id: "c-08", friendID: "f-01", kind: .received, began: .on(17, at: 19, 15), duration: 605, isVideo: true),
    Call(id: "c-09", friendID: "f-11", kind: .outgoing, began: .on(17, at: 11, 58), duration: 77),
    Call(id: "c-10", friendID: "f-07", kind: .received, began: .on(16, at: 16, 20), duration: 18),
  ]
}

extension DateComponents {
  /// A moment of November 2026.
  fileprivate static func on(_ day: Int, at hour: Int, _ minute: Int) -> DateComponents {
    DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)
  }
}
