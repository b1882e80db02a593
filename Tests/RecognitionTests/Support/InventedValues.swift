/// Amounts, measures and times in many shapes, with the values that an example writes for them.
extension InventedNames {
  typealias Reading = (words: String, value: String)

  /// An amount of money with its currency.
  mutating func money() -> Reading {
    if let own = reading("money") { return own }
    let whole = number(upTo: 999)
    let cents = oneOf([5, 20, 50, 75, 99])
    return isChinese ? written(money: chineseMoney(whole, cents)) : englishMoney(whole, cents)
  }

  /// The same, or a bare number of the country's currency.
  mutating func amount() -> Reading {
    if let own = reading("amount") { return own }
    let whole = number(upTo: 999)
    let bare = (said(whole), "\(whole) \(isTraditional ? "TWD" : isChinese ? "CNY" : "USD")")
    return oneOf([bare, money()])
  }

  private mutating func englishMoney(_ whole: Int, _ cents: Int) -> Reading {
    let thousands = number(upTo: 9)
    let places = cents < 10 ? "0\(cents)" : "\(cents)"
    return oneOf([
      ("$\(whole)", "\(whole) USD"), ("\(whole) dollars", "\(whole) USD"), ("\(said(whole)) bucks", "\(whole) USD"),
      ("$\(whole).\(places)", "\(whole).\(places) USD"), ("\(whole).\(places) dollars", "\(whole).\(places) USD"),
      ("\(said(whole)) dollars and \(said(cents)) cents", "\(whole).\(places) USD"),
      ("€\(whole)", "\(whole) EUR"), ("\(said(whole)) euros", "\(whole) EUR"),
      ("\(whole).\(places) €", "\(whole).\(places) EUR"),
      ("£\(whole)", "\(whole) GBP"), ("\(said(whole)) quid", "\(whole) GBP"), ("\(whole) pounds", "\(whole) GBP"),
      ("\(whole) yen", "\(whole) JPY"), ("\(said(whole)) Canadian dollars", "\(whole) CAD"),
      ("\(whole) HKD", "\(whole) HKD"), ("RMB \(whole)", "\(whole) CNY"),
      ("$\(thousands),250", "\(thousands)250 USD"),
      ("\(thousands),250.\(places) euros", "\(thousands)250.\(places) EUR"),
      ("\(said(thousands)) grand", "\(thousands)000 USD"), ("$\(thousands)k", "\(thousands)000 USD"),
      ("$\(thousands).5 million", "\(thousands)500000 USD"), ("a hundred bucks", "100 USD"),
      ("half a dollar", "0.50 USD"),
      ("a buck fifty", "1.50 USD"), ("two and a half euros", "2.50 EUR"),
    ])
  }

  private mutating func chineseMoney(_ whole: Int, _ cents: Int) -> Reading {
    let tenths = number(upTo: 9)
    let places = cents < 10 ? "0\(cents)" : "\(cents)"
    return oneOf([
      ("\(whole)块", "\(whole) CNY"), ("\(said(whole))块", "\(whole) CNY"), ("\(said(whole))块钱", "\(whole) CNY"),
      ("\(whole)元", "\(whole) CNY"), ("\(said(whole))元", "\(whole) CNY"), ("¥\(whole)", "\(whole) CNY"),
      ("￥\(whole).\(places)", "\(whole).\(places) CNY"), ("\(whole).\(places)元", "\(whole).\(places) CNY"),
      ("\(said(whole))块\(said(tenths, isAlone: false))", "\(whole).\(tenths)0 CNY"),
      ("\(said(whole))块\(said(tenths))毛", "\(whole).\(tenths)0 CNY"),
      ("\(said(whole))元\(said(tenths))角", "\(whole).\(tenths)0 CNY"), ("\(said(tenths))毛钱", "0.\(tenths)0 CNY"),
      ("人民币\(whole)元", "\(whole) CNY"), ("\(said(whole))块人民币", "\(whole) CNY"), ("\(tenths)万元", "\(tenths)0000 CNY"),
      ("\(tenths).5万块", "\(tenths)5000 CNY"), ("\(said(whole))美元", "\(whole) USD"), ("\(whole)美金", "\(whole) USD"),
      ("$\(whole)", "\(whole) USD"), ("\(said(whole))港币", "\(whole) HKD"), ("\(whole)日元", "\(whole) JPY"),
      ("\(whole)欧元", "\(whole) EUR"), ("\(said(whole))英镑", "\(whole) GBP"),
    ])
  }

  /// How far, how long or how much energy: the number and the unit's case.
  mutating func measure() -> (words: String, number: String, unit: String) {
    if let own = drawn("measure"), own.count == 3 { return (own[0], own[1], own[2]) }
    let count = number(upTo: 60) + 1
    let few = number(upTo: 8) + 1
    if isChinese {
      let measure: (words: String, number: String, unit: String) = oneOf([
        ("\(count)分钟", "\(count)", "minute"), ("\(said(count))分钟", "\(count)", "minute"), ("半小时", "30", "minute"),
        ("半个小时", "30", "minute"), ("\(said(few))个小时", "\(few)", "hour"),
        ("\(said(few))个半小时", "\(few * 60 + 30)", "minute"),
        ("\(said(few))小时\(said(count % 50 + 2))分钟", "\(few * 60 + count % 50 + 2)", "minute"),
        ("\(count)秒", "\(count)", "second"),
        ("\(said(few))公里", "\(few * 1000)", "meter"), ("\(few).5公里", "\(few * 1000 + 500)", "meter"),
        ("\(few)00米", "\(few)00", "meter"), ("\(said(few))英里", "\(few)", "mile"),
        ("\(few)00大卡", "\(few)00", "kiloCalorie"),
        ("\(said(few * 100))卡", "\(few)00", "kiloCalorie"),
      ])
      return (written(measure.words), measure.number, measure.unit)
    }
    return oneOf([
      ("\(count) minutes", "\(count)", "minute"), ("\(said(count)) minutes", "\(count)", "minute"),
      ("half an hour", "30", "minute"),
      ("an hour", "1", "hour"), ("\(said(few)) hours", "\(few)", "hour"),
      ("\(said(few)) and a half hours", "\(few * 60 + 30)", "minute"),
      ("an hour and \(count % 50 + 2) minutes", "\(62 + count % 50)", "minute"),
      ("\(count) seconds", "\(count)", "second"),
      ("\(few) miles", "\(few)", "mile"), ("\(said(few)) miles", "\(few)", "mile"),
      ("\(few).5 miles", "\(few).5", "mile"),
      ("\(few)K", "\(few)000", "meter"), ("\(few) km", "\(few)000", "meter"),
      ("\(said(few)) kilometers", "\(few)000", "meter"),
      ("\(few)00 meters", "\(few)00", "meter"), ("half a mile", "0.5", "mile"),
      ("\(few)00 calories", "\(few)00", "kiloCalorie"),
      ("\(said(few * 100)) calories", "\(few)00", "kiloCalorie"), ("\(few)0 yards", "\(few)0", "yard"),
    ])
  }

  /// A time that is still to come on the examples' clock, Friday 2026-11-20 at nine.
  mutating func time() -> Reading {
    if let own = reading("time") { return own }
    return isChinese
      ? written(
        oneOf([
          ("明天下午6点", "2026-11-21T18:00"), ("明早8点", "2026-11-21T08:00"), ("后天", "2026-11-22"),
          ("下周一上午十点", "2026-11-23T10:00"), ("12月3号晚上八点半", "2026-12-03T20:30"), ("大后天中午十二点", "2026-11-23T12:00"),
          ("明天下午三点到五点", "2026-11-21T15:00/2026-11-21T17:00"), ("今晚7点", "2026-11-20T19:00"),
          ("平安夜晚上八点", "2026-12-24T20:00"),
        ]))
      : oneOf([
        ("tomorrow at 6 pm", "2026-11-21T18:00"), ("tomorrow at 8 am", "2026-11-21T08:00"), ("tomorrow", "2026-11-21"),
        ("next Monday at 10 am", "2026-11-23T10:00"), ("on December 3rd at half past eight pm", "2026-12-03T20:30"),
        ("the day after tomorrow at noon", "2026-11-22T12:00"), ("tonight at seven", "2026-11-20T19:00"),
        ("from 3 to 5 pm tomorrow", "2026-11-21T15:00/2026-11-21T17:00"),
        ("on Christmas Eve at 8 pm", "2026-12-24T20:00"),
      ])
  }

  /// How long something is put off.
  mutating func delay() -> Reading {
    if let own = reading("delay") { return own }
    let minutes = number(upTo: 38) + 20
    let after = "2026-11-20T09:\(minutes)"
    return isChinese
      ? written(oneOf([("\(minutes)分钟", after), ("半小时", "2026-11-20T09:30"), ("三天", "2026-11-23")]))
      : oneOf([("\(minutes) minutes", after), ("half an hour", "2026-11-20T09:30"), ("three days", "2026-11-23")])
  }

  /// A time that is past.
  mutating func pastTime() -> Reading {
    if let own = reading("past") { return own }
    let year = 2000 + number(upTo: 25)
    let (season, months) = oneOf(InventedNames.seasons)
    let month = number(upTo: 12)
    let end = InventedNames.lastDay(of: month, year)
    let wholeYear = "\(year)-01-01/\(year)-12-31"
    let wholeMonth = "\(year)-\(two(month))-01/\(year)-\(two(month))-\(two(end))"
    let wholeSeason = "\(year)-\(months.0)/\(year)-\(months.1)"
    if isChinese {
      return written(
        oneOf([
          ("昨天", "2026-11-19"), ("前天", "2026-11-18"), ("大前天", "2026-11-17"), ("上周末", "2026-11-14/2026-11-15"),
          ("上周一", "2026-11-09"), ("上个月", "2026-10-01/2026-10-31"), ("去年", "2025-01-01/2025-12-31"),
          ("前年", "2024-01-01/2024-12-31"), ("\(year)年", wholeYear), ("\(year)年\(month)月", wholeMonth),
          ("\(year)年\(season.chinese)", wholeSeason), ("去年夏天", "2025-06-01/2025-08-31"),
          isTraditional ? ("去年教師節", "2025-09-28") : ("去年国庆节", "2025-10-01"),
          isTraditional ? ("今年中秋節", "2026-09-25") : ("五一期间", "2026-05-01/2026-05-05"), ("三天前", "2026-11-17"),
          ("上周一到周三", "2026-11-09/2026-11-11"),
          ("三月到五月", "2026-03-01/2026-05-31"), ("九十年代", "1990-01-01/1999-12-31"), ("三年前", "2023-01-01/2023-12-31"),
        ]))
    }
    return oneOf([
      ("yesterday", "2026-11-19"), ("the day before yesterday", "2026-11-18"),
      ("last weekend", "2026-11-14/2026-11-15"),
      ("last Monday", "2026-11-09"), ("last month", "2026-10-01/2026-10-31"), ("last year", "2025-01-01/2025-12-31"),
      ("last summer", "2026-06-01/2026-08-31"), ("in \(year)", wholeYear),
      ("in \(InventedNames.months[month - 1]) \(year)", wholeMonth),
      ("in the \(season.english) of \(year)", wholeSeason),
      ("on Christmas Eve", "2025-12-24"), ("last Thanksgiving", "2025-11-27"), ("this time last year", "2025-11-20"),
      ("between March and May", "2026-03-01/2026-05-31"), ("in the nineties", "1990-01-01/1999-12-31"),
      ("three years ago", "2023-01-01/2023-12-31"), ("two weeks ago", "2026-11-06"),
    ])
  }

  // MARK: Numbers

  private mutating func number(upTo most: Int) -> Int { Int.random(in: 1...most, using: &random) }

  /// A number in words or in figures.
  private mutating func said(_ number: Int, isAlone: Bool = true) -> String {
    guard oneOf([true, true, false]) || !isAlone else { return "\(number)" }
    return isChinese ? InventedNames.chinese(number, isAlone: isAlone) : InventedNames.english(number)
  }

  /// A number below a thousand in English.
  static func english(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen",
      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if number < 20 { return small[number] }
    if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10]) }
    return small[number / 100] + " hundred" + (number % 100 == 0 ? "" : " and " + english(number % 100))
  }

  /// A number below a thousand in Chinese; before a unit a lone two is 两.
  static func chinese(_ number: Int, isAlone: Bool = true) -> String {
    let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    if number < 10 { return number == 2 && isAlone ? "两" : digits[number] }
    if number < 20 { return "十" + (number == 10 ? "" : digits[number - 10]) }
    if number < 100 { return digits[number / 10] + "十" + (number % 10 == 0 ? "" : digits[number % 10]) }
    let hundreds = digits[number / 100] + "百"
    switch number % 100 {
    case 0: return hundreds
    case 1...9: return hundreds + "零" + digits[number % 100]
    case 10...19: return hundreds + "一" + chinese(number % 100)
    default: return hundreds + chinese(number % 100)
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// Seasons that lie within one year, with their first and last days.
  private static let seasons: [((english: String, chinese: String), (String, String))] = [
    (("spring", "春天"), ("03-01", "05-31")), (("summer", "夏天"), ("06-01", "08-31")),
    (("autumn", "秋天"), ("09-01", "11-30")),
  ]

  private static func lastDay(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
