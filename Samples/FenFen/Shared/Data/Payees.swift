/// The people whom this user knows, as the service delivered them last.
enum Payees {
  static let all: [Payee] = [
    Payee(id: "p-1", name: "Sam Lee", city: "Boston", number: "+1 555 0100", currency: .dollar),
    Payee(id: "p-2", name: "Sam Park", city: "Seattle", number: "+1 555 0102", currency: .dollar),
    Payee(id: "p-3", name: "Nancy Wu", city: "Austin", number: "+1 555 0203", currency: .dollar),
    Payee(id: "p-4", name: "Alex Kim", city: "San Jose", number: "+1 555 0204", currency: .dollar),
    Payee(id: "p-5", name: "Alex Kim", city: "Toronto", number: "+1 555 0205", currency: .dollar),
    Payee(id: "p-6", name: "Buttercup", city: "Reno", number: "+1 555 0206", currency: .dollar),
    Payee(
      id: "p-7", name: "Lukas Braun", otherNames: ["卢卡斯"], city: "Berlin", number: "+49 30 0000 0007", currency: .euro),
    Payee(
      id: "p-8", name: "Toby Reed", city: "Boston", number: "+1 555 0208", currency: .dollar, standing: .unverified),
    Payee(id: "p-9", name: "Nora Hill", city: "Denver", number: "+1 555 0118", currency: .dollar, standing: .closed),
    Payee(
      // Every country has one.
      id: "p-21", name: "王小明", otherNames: ["小明", "Xiaoming"], city: Texts.pick("福州", "福州", "台北", "福州"),
      number: Texts.pick("+86 138 0000 0201", "+86 138 0000 0201", "+886 912 000 201", "+86 138 0000 0201"),
      currency: Texts.pick(.yuan, .yuan, .taiwanDollar, .yuan)),
    Payee(
      id: "p-22", name: "白晓宇", otherNames: ["小白"], city: "杭州", number: "+86 138 0000 0202", currency: .yuan),
    Payee(id: "p-23", name: "王芳", city: "上海", number: "+86 138 0000 0005", currency: .yuan),
    Payee(id: "p-24", name: "王芳", city: "北京", number: "+86 138 0000 0006", currency: .yuan),
    Payee(id: "p-25", name: "韩梅梅", city: "杭州", number: "+86 138 0000 0010", currency: .yuan),
    Payee(
      id: "p-26", name: "赵四海", city: "沈阳", number: "+86 138 0000 0206", currency: .yuan, standing: .unverified),
    Payee(id: "p-27", name: "丫丫", city: "成都", number: "+86 138 0000 0017", currency: .yuan, standing: .closed),
    Payee(
      id: "p-131", name: "Rosa Hale", city: "Palo Alto", number: "+1 555 0171", currency: .dollar),
    Payee(
      id: "p-132", name: "Ben Hale", city: "Palo Alto", number: "+1 555 0172", currency: .dollar),
    Payee(
      id: "p-133", name: "Anna Kim", city: "Palo Alto", number: "+1 555 0173", currency: .dollar),
    Payee(
      id: "p-134", name: "John Miller", city: "Seattle", number: "+1 555 0174", currency: .dollar),
    Payee(
      id: "p-135", name: "Alice Brown", city: "Austin", number: "+1 555 0175", currency: .dollar),
    Payee(
      id: "p-136", name: "Bob Clark", city: "Denver", number: "+1 555 0176", currency: .dollar),
    Payee(
      id: "p-141", name: "王秀兰", city: "上海", number: "+86 138 0000 0171", currency: .yuan),
    Payee(
      id: "p-142", name: "陈建国", city: "上海", number: "+86 138 0000 0172", currency: .yuan),
    Payee(
      id: "p-144", name: "张红", otherNames: ["小红"], city: "上海", number: "+86 138 0000 0174", currency: .yuan),
    Payee(
      id: "p-145", name: "张三", city: "上海", number: "+86 138 0000 0175", currency: .yuan),
    Payee(id: "p-146", name: "李雷", city: "杭州", number: "+86 138 0000 0009", currency: .yuan),
    Payee(id: "p-137", name: "Jon Snow", city: "Boston", number: "+1 555 0110", currency: .dollar),
    Payee(id: "p-138", name: "Celia Grant", city: "Portland", number: "+1 555 0160", currency: .dollar),
    Payee(
      id: "p-151", name: "林怡君", otherNames: ["怡君"], city: "台北", number: "+886 912 000 131", currency: .taiwanDollar),
    Payee(
      id: "p-152", name: "陳志明", otherNames: ["志明"], city: "台北", number: "+886 912 000 132", currency: .taiwanDollar),
    Payee(id: "p-157", name: "陳美玲", city: "台北", number: "+886 912 000 171", currency: .taiwanDollar),
    Payee(id: "p-158", name: "何國華", city: "台北", number: "+886 912 000 172", currency: .taiwanDollar),
    Payee(
      id: "p-159", name: "李小美", otherNames: ["小美"], city: "台北", number: "+886 912 000 173", currency: .taiwanDollar),
    Payee(id: "p-154", name: "Sari Wulandari", city: "Bandung", number: "+62 812 0000 0134", currency: .rupiah),
    Payee(id: "p-155", name: "Budi Santoso", city: "Jakarta", number: "+62 812 0000 0135", currency: .rupiah),
    Payee(id: "p-161", name: "Siti Rahayu", city: "Jakarta", number: "+62 812 0000 0171", currency: .rupiah),
    Payee(id: "p-162", name: "Agus Wijaya", city: "Jakarta", number: "+62 812 0000 0172", currency: .rupiah),
    Payee(id: "p-163", name: "Putri Anggraini", city: "Jakarta", number: "+62 812 0000 0173", currency: .rupiah),
  ]

  static func payee(_ id: String) -> Payee? { all.first { $0.id == id } }
}
