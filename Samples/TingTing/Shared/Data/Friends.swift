/// The user's friends, as the service delivered them last.
enum Friends {
  static let all: [Friend] = [
    Friend(
      id: "f-01", name: "Celia Grant", city: "Portland", numbers: [.init(value: "+1 555 0160", label: .mobile)]),
    Friend(
      id: "f-02", name: "Sam Lee", city: "Boston",
      numbers: [.init(value: "+1 555 0100", label: .mobile), .init(value: "+1 555 0101", label: .home)]),
    Friend(id: "f-03", name: "Sam Park", city: "Seattle", numbers: [.init(value: "+1 555 0102", label: .mobile)]),
    Friend(id: "f-04", name: "Jon Snow", city: "Boston", numbers: [.init(value: "+1 555 0110", label: .mobile)]),
    Friend(id: "f-05", name: "Dana Fox", city: "Nome"),
    Friend(
      id: "f-06", name: "Omar Reyes", city: "Lima", numbers: [.init(value: "+51 555 0163", label: .work)],
      reach: .nothing),
    Friend(
      id: "f-07", name: "Nora Hill", city: "Denver", numbers: [.init(value: "+1 555 0164", label: .home)],
      reach: .audioOnly),
    Friend(id: "f-08", name: "Alex Chen", city: "San Jose", numbers: [.init(value: "+1 555 0107", label: .mobile)]),
    Friend(id: "f-09", name: "Alex Chen", city: "Toronto", numbers: [.init(value: "+1 555 0108", label: .work)]),
    Friend(
      id: "f-11", name: "宏昌", otherNames: ["Hongchang"], city: "福州",
      numbers: [.init(value: "+86 138 0000 0000", label: .mobile)]),
    Friend(
      id: "f-12", name: "李雷", otherNames: ["Li Lei"], city: "杭州",
      numbers: [.init(value: "+86 138 0000 0009", label: .mobile), .init(value: "+86 571 0000 0009", label: .home)]),
    Friend(
      id: "f-13", name: "韩梅梅", otherNames: ["Han Meimei"], city: "杭州",
      numbers: [.init(value: "+86 138 0000 0010", label: .mobile)]),
    Friend(
      id: "f-14", name: "陈晨", otherNames: ["Chen Chen"], city: "广州",
      numbers: [.init(value: "+86 138 0000 0015", label: .mobile)]),
    Friend(id: "f-15", name: "丫丫", city: "成都"),
    Friend(
      id: "f-16", name: "老周", city: "漠河", numbers: [.init(value: "+86 138 0000 0011", label: .work)], reach: .nothing),
    Friend(
      id: "f-17", name: "林医生", city: "福州", numbers: [.init(value: "+86 591 0000 0021", label: .work)],
      reach: .audioOnly),
    Friend(
      id: "f-18", name: "王芳", otherNames: ["Wang Fang"], city: "上海",
      numbers: [.init(value: "+86 138 0000 0005", label: .mobile)]),
    Friend(
      id: "f-19", name: "王芳", otherNames: ["Wang Fang"], city: "北京",
      numbers: [.init(value: "+86 138 0000 0006", label: .mobile)]),
  ]

  static func friend(_ id: String) -> Friend? { all.first { $0.id == id } }
}
