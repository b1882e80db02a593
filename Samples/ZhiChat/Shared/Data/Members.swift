/// The members whom this user knows, as the service delivered them last.
enum Members {
  static let all: [Member] = [
    Member(
      id: "m-101", name: "Jon Snow", otherNames: ["雪诺", "琼恩·雪诺"], city: "Boston",
      numbers: [.init(value: "+1 555 0110", label: .mobile)]),
    Member(
      id: "m-102", name: "宏昌", otherNames: ["Hongchang"], city: "福州",
      numbers: [.init(value: "+86 138 0000 0000", label: .mobile)]),
    Member(
      id: "m-103", name: "Sam Lee", city: "Boston",
      numbers: [
        .init(value: "+1 555 0100", label: .mobile), .init(value: "+1 555 0101", label: .home),
      ]),
    Member(
      id: "m-104", name: "Sam Park", city: "Seattle", numbers: [.init(value: "+1 555 0102", label: .mobile)]),
    Member(
      id: "m-105", name: "王芳", otherNames: ["Wang Fang"], city: "上海",
      numbers: [.init(value: "+86 138 0000 0005", label: .mobile)]),
    Member(
      id: "m-106", name: "王芳", otherNames: ["Wang Fang"], city: "北京",
      numbers: [.init(value: "+86 138 0000 0006", label: .mobile)]),
    Member(
      id: "m-107", name: "Alex Chen", city: "San Jose", numbers: [.init(value: "+1 555 0107", label: .mobile)]),
    Member(
      id: "m-108", name: "Alex Chen", city: "Toronto", numbers: [.init(value: "+1 555 0108", label: .work)]),
    Member(
      id: "m-109", name: "李雷", otherNames: ["Li Lei"], city: "杭州",
      numbers: [
        .init(value: "+86 138 0000 0009", label: .mobile), .init(value: "+86 571 0000 0009", label: .home),
        .init(value: "+86 571 0000 0019", label: .work),
      ]),
    Member(
      id: "m-110", name: "韩梅梅", otherNames: ["Han Meimei"], city: "杭州",
      numbers: [.init(value: "+86 138 0000 0010", label: .mobile)]),
    Member(
      id: "m-111", name: "老周", city: "漠河", numbers: [.init(value: "+86 138 0000 0011", label: .mobile)],
      reach: .offline),
    Member(
      id: "m-112", name: "Dana Fox", city: "Nome", numbers: [.init(value: "+1 555 0112", label: .mobile)],
      reach: .offline),
    Member(
      id: "m-113", name: "小杰", city: "福州", numbers: [.init(value: "+86 138 0000 0013", label: .mobile)],
      reach: .messagesOff),
    Member(
      id: "m-114", name: "Toby Reed", city: "Boston", numbers: [.init(value: "+1 555 0114", label: .mobile)],
      reach: .messagesOff),
    Member(
      id: "m-115", name: "陈晨", city: "广州",
      numbers: [
        .init(value: "+86 138 0000 0015", label: .mobile),
        .init(value: "+86 139 0000 0015", label: .mobile, isActive: false),
      ]),
    Member(
      id: "m-116", name: "Carol Diaz", city: "Austin",
      numbers: [
        .init(value: "+1 555 0116", label: .mobile), .init(value: "+1 555 0156", label: .mobile, isActive: false),
      ]),
    Member(
      id: "m-117", name: "丫丫", city: "成都",
      numbers: [.init(value: "+86 138 0000 0017", label: .mobile, isActive: false)]),
    Member(
      id: "m-118", name: "Nora Hill", city: "Denver",
      numbers: [.init(value: "+1 555 0118", label: .home, isActive: false)]),
    Member(
      id: "m-119", name: "房东老王", city: "福州", numbers: [.init(value: "+86 138 0000 0019", label: .mobile)],
      isBlocked: true),
    Member(
      id: "m-120", name: "Max Bond", city: "Reno", numbers: [.init(value: "+1 555 0120", label: .mobile)],
      isBlocked: true),
    Member(
      id: "m-121", name: "林医生", city: "福州", numbers: [.init(value: "+86 138 0000 0021", label: .mobile)],
      reach: .privateSpace),
    Member(
      id: "m-122", name: "Ivy Lane", city: "Boston", numbers: [.init(value: "+1 555 0122", label: .mobile)],
      reach: .privateSpace),
    Member(
      id: "m-130", name: "Robin Hale", city: "Palo Alto", numbers: [.init(value: "+1 555 0170", label: .mobile)]),
    Member(
      id: "m-140", name: "何林", city: "上海", numbers: [.init(value: "+86 138 0000 0170", label: .mobile)]),
    Member(
      id: "m-131", name: "Rosa Hale", city: "Palo Alto", numbers: [.init(value: "+1 555 0171", label: .mobile)]),
    Member(
      id: "m-132", name: "Ben Hale", city: "Palo Alto", numbers: [.init(value: "+1 555 0172", label: .mobile)]),
    Member(
      id: "m-133", name: "Anna Kim", city: "Palo Alto", numbers: [.init(value: "+1 555 0173", label: .mobile)]),
    Member(
      id: "m-134", name: "John Miller", city: "Seattle", numbers: [.init(value: "+1 555 0174", label: .mobile)]),
    Member(
      id: "m-135", name: "Alice Brown", city: "Austin", numbers: [.init(value: "+1 555 0175", label: .mobile)]),
    Member(
      id: "m-136", name: "Bob Clark", city: "Denver", numbers: [.init(value: "+1 555 0176", label: .mobile)]),
    Member(
      id: "m-141", name: "王秀兰", city: "上海", numbers: [.init(value: "+86 138 0000 0171", label: .mobile)]),
    Member(
      id: "m-142", name: "陈建国", city: "上海", numbers: [.init(value: "+86 138 0000 0172", label: .mobile)]),
    Member(
      // Every country has one.
      id: "m-143", name: "王小明", otherNames: ["小明"], city: Texts.pick("福州", "福州", "台北", "福州"),
      numbers: [
        .init(
          value: Texts.pick("+86 138 0000 0201", "+86 138 0000 0201", "+886 912 000 201", "+86 138 0000 0201"),
          label: .mobile)
      ]),
    Member(
      id: "m-144", name: "张红", otherNames: ["小红"], city: "上海",
      numbers: [.init(value: "+86 138 0000 0174", label: .mobile)]),
    Member(
      id: "m-145", name: "张三", city: "上海", numbers: [.init(value: "+86 138 0000 0175", label: .mobile)]),
    Member(
      id: "m-151", name: "林怡君", otherNames: ["怡君"], city: "台北",
      numbers: [
        .init(value: "+886 912 000 131", label: .mobile), .init(value: "+886 2 0000 0131", label: .work),
      ]),
    Member(
      id: "m-152", name: "陳志明", otherNames: ["志明"], city: "台北",
      numbers: [.init(value: "+886 912 000 132", label: .mobile)]),
    Member(
      id: "m-153", name: "陳志明", otherNames: ["志明"], city: "高雄",
      numbers: [.init(value: "+886 912 000 133", label: .mobile)]),
    Member(
      id: "m-154", name: "Sari Wulandari", city: "Bandung",
      numbers: [
        .init(value: "+62 812 0000 0134", label: .mobile), .init(value: "+62 22 000 0134", label: .home),
      ]),
    Member(
      id: "m-155", name: "Budi Santoso", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0135", label: .mobile)]),
    Member(
      id: "m-156", name: "Budi Hartono", city: "Surabaya", numbers: [.init(value: "+62 812 0000 0136", label: .mobile)]),
    Member(
      id: "m-123", name: "Nancy Wu", city: "Austin", numbers: [.init(value: "+1 555 0203", label: .mobile)]),
    Member(
      id: "m-124", name: "Buttercup", city: "Reno", numbers: [.init(value: "+1 555 0206", label: .mobile)]),
    Member(
      id: "m-125", name: "Celia Grant", city: "Portland", numbers: [.init(value: "+1 555 0160", label: .mobile)]),
    Member(
      id: "m-157", name: "陳美玲", city: "台北", numbers: [.init(value: "+886 912 000 171", label: .mobile)]),
    Member(
      id: "m-158", name: "何國華", city: "台北", numbers: [.init(value: "+886 912 000 172", label: .mobile)]),
    Member(
      id: "m-159", name: "李小美", otherNames: ["小美"], city: "台北",
      numbers: [.init(value: "+886 912 000 173", label: .mobile)]),
    Member(
      id: "m-160", name: "何安", city: "台北", numbers: [.init(value: "+886 912 000 170", label: .mobile)]),
    Member(
      id: "m-161", name: "Siti Rahayu", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0171", label: .mobile)]),
    Member(
      id: "m-162", name: "Agus Wijaya", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0172", label: .mobile)]),
    Member(
      id: "m-163", name: "Dewi Lestari", city: "Jakarta", numbers: [.init(value: "+62 812 0000 0170", label: .mobile)]),
    Member(
      id: "m-164", name: "Putri Anggraini", city: "Jakarta",
      numbers: [.init(value: "+62 812 0000 0173", label: .mobile)]),
  ]

  /// Names that several have.
  static let sharedNames = Set(Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }.keys)

  static func member(_ id: String) -> Member? { all.first { $0.id == id } }
}
