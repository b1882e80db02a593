/// The groups that this user is in.
enum Groups {
  static let all: [Group] = [
    Group(id: "g-1", name: "周末爬山", memberIDs: ["m-102", "m-105", "m-109", "m-110"]),
    Group(id: "g-2", name: "爬山摄影", memberIDs: ["m-102", "m-106"]),
    Group(id: "g-3", name: "林家大院", memberIDs: ["m-102", "m-113"]),
    Group(id: "g-4", name: "物业通知", memberIDs: ["m-119"], isReadOnly: true),
    Group(id: "g-5", name: "Weekend Hikers", memberIDs: ["m-101", "m-103", "m-107"]),
    Group(id: "g-6", name: "Weekend Painters", memberIDs: ["m-104", "m-108"]),
    Group(id: "g-7", name: "Book Club", memberIDs: ["m-101", "m-104"]),
    Group(id: "g-8", name: "Building News", memberIDs: ["m-120"], isReadOnly: true),
    Group(id: "g-9", name: "陽明山健行", memberIDs: ["m-151", "m-152"]),
    Group(id: "g-10", name: "Sepeda Pagi", memberIDs: ["m-154", "m-155"]),
  ]

  static func group(_ id: String) -> Group? { all.first { $0.id == id } }
}
