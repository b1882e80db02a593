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
    Friend(
      id: "f-131", name: "Rosa Hale", city: "Palo Alto", numbers: [.init(value: "+1 555 0171", label: .mobile)]),
    Friend(
      id: "f-132", name: "Ben Hale", city: "Palo Alto", numbers: [.init(value: "+1 555 0172", label: .mobile)]),
    Friend(
      id: "f-133", name: "Anna Kim", city: "Palo Alto", numbers: [.init(value: "+1 555 0173", label: .mobile)]),
    Friend(
      id: "f-134", name: "John Miller", city: "Seattle", numbers: [.init(value: "+1 555 0174", label: .mobile)]),
    Friend(
      id: "f-135", name: "Alice Brown", city: "Austin", numbers: [.init(value: "+1 555 0175", label: .mobile)]),
    Friend(
      id: "f-136", name: "Bob Clark", city: "Denver", numbers: [.init(value: "+1 555 0176", label: .mobile)]),
    Friend(
      id: "f-141", name: "王秀兰", city: "上海", numbers: [.init(value: "+86 138 0000 0171", label: .mobile)]),
    Friend(
      id: "f-142", name: "陈建国", city: "上海", numbers: [.init(value: "+86 138 0000 0172", label: .mobile)]),
    Friend(
      // Every country has one.
      id: "f-143", name: "王小明", otherNames: ["小明"], city: Texts.pick("福州", "福州", "台北", "福州"),
      numbers: [
        .init(
          value: Texts.pick("+86 138 0000 0201", "+86 138 0000 0201", "+886 912 000 201", "+86 138 0000 0201"),
          label: .mobile)
      ]),
    Friend(
      id: "f-144", name: "张红", otherNames: ["小红"], city: "上海",
      numbers: [.init(value: "+86 138 0000 0174", label: .mobile)]),
    Friend(
      id: "f-145", name: "张三", city: "上海", numbers: [.init(value: "+86 138 0000 0175", label: .mobile)]),
    Friend(
      id: "f-137", name: "Nancy Wu", city: "Austin", numbers: [.init(value: "+1 555 0203", label: .mobile)]),
    Friend(
      id: "f-138", name: "Buttercup", city: "Reno", numbers: [.init(value: "+1 555 0206", label: .mobile)]),
    Friend(
      id: "f-151", name: "林怡君", otherNames: ["怡君"], city: "台北",
      numbers: [.init(value: "+886 912 000 131", label: .mobile)]),
    Friend(
      id: "f-152", name: "陳志明", otherNames: ["志明"], city: "台北",
      numbers: [.init(value: "+886 912 000 132", label: .mobile)]),
    Friend(
      id: "f-157", name: "陳美玲", city: "台北", numbers: [.init(value: "+886 912 000 171", label: .mobile)]),
    Friend(
      id: "f-158", name: "何國華", city: "台北", numbers: [.init(value: "+886 912 000 172", label: .mobile)]),
    Friend(
      id: "f-159", name: "李小美", otherNames: ["小美"], city: "台北",
      numbers: [.init(value: "+886 912 000 173", label: .mobile)]),
    Friend(
      id: "f-154", name: "Sari Wulandari", city: "Bandung", numbers: [.init(value: "+62 812 0000 0134", label: .mobile)]
    ),
    Friend(
      id: "f-155", name: "Budi Santoso", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0135", label: .mobile)]),
    Friend(
      id: "f-161", name: "Siti Rahayu", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0171", label: .mobile)]),
    Friend(
      id: "f-162", name: "Agus Wijaya", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0172", label: .mobile)]),
    Friend(
      id: "f-163", name: "Putri Anggraini", city: "Jakarta",
      numbers: [.init(value: "+62 812 0000 0173", label: .mobile)]),
  ]

  static func friend(_ id: String) -> Friend? { all.first { $0.id == id } }
}
