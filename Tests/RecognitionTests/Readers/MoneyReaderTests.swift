import SimCatalog
import SimDiagnostics
import SimUtterances
import Testing

@testable import SimRecognition

@Suite("Readers of money")
struct MoneyReaderTests {
  /// - Parameter locale: nil for the language's own country.
  private func table(_ language: String, _ name: String, locale: String? = nil) throws -> ReadingTable {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files(language), catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let reader = try #require(ReaderSet.Name(rawValue: name))
    let region = readers.regions.region(ofLocale: locale ?? language)
    return ReadingTable(reader: readers[reader], now: .fridayMorning) { utterance, token in
      readers[reader].read(readers.text(utterance, region: region), at: token, now: .fridayMorning)
    }
  }

  @Test("dollars, in figures and words")
  func dollars() throws {
    try table("en", "money").check(
      """
      send «$30» to Sam = 30 USD
      send «30 dollars» to Sam = 30 USD
      «30 bucks» = 30 USD
      «$59.90» = 59.90 USD
      «59.90 dollars» = 59.90 USD
      «$59.9» = 59.90 USD
      «$59.00» = 59 USD
      «$1,200.50» = 1200.50 USD
      «$1,200» = 1200 USD
      «$1,234,567.89» = 1234567.89 USD
      «1200 dollars» = 1200 USD
      «＄30» = 30 USD
      «３０ dollars» = 30 USD
      «$５９．９０» = 59.90 USD
      «$ 30» = 30 USD
      «30$» = 30 USD
      «30 $» = 30 USD
      «$30 dollars» = 30 USD
      «US$30» = 30 USD
      «US $30» = 30 USD
      «30 USD» = 30 USD
      «USD 30» = 30 USD
      «usd30» = 30 USD
      «30 US dollars» = 30 USD
      «a dollar» = 1 USD
      «one dollar» = 1 USD
      «a buck» = 1 USD
      «a hundred dollars» = 100 USD
      «a hundred and fifty dollars and twenty cents» = 150.20 USD
      «five dollars and 5 cents» = 5.05 USD
      «five dollars five cents» = 5.05 USD
      «5 dollars 50 cents» = 5.50 USD
      «five dollars fifty» = 5.50 USD
      «twelve dollars and fifty» percent = 12.50 USD
      a «$20» note = 20 USD
      «a buck fifty» = 1.50 USD
      «a dollar and a half» = 1.50 USD
      «a dollar and twenty cents» = 1.20 USD
      «half a dollar» = 0.50 USD
      «half a buck» = 0.50 USD
      «fifty cents» = 0.50 USD
      «50¢» = 0.50 USD
      «a cent» = 0.01 USD
      «a penny» = 0.01 USD
      «a dime» = 0.10 USD
      «two nickels» = 0.10 USD
      «two and a half dollars» = 2.50 USD
      «two point five dollars» = 2.50 USD
      «three point one four dollars» = 3.14 USD
      «5 grand» = 5000 USD
      «five grand» = 5000 USD
      «a grand» = 1000 USD
      «half a grand» = 500 USD
      «$5k» = 5000 USD
      «$5K» = 5000 USD
      «$2.5k» = 2500 USD
      «3k dollars» = 3000 USD
      «$2m» = 2000000 USD
      «$1.5 million» = 1500000 USD
      «1.5 million dollars» = 1500000 USD
      «one point five million dollars» = 1500000 USD
      «a million bucks» = 1000000 USD
      «half a million dollars» = 500000 USD
      «two hundred thousand dollars» = 200000 USD
      «twenty-five dollars» = 25 USD
      «two thousand five hundred dollars» = 2500 USD
      «a couple of bucks» = 2 USD
      «a dozen dollars» = 12 USD
      «$0» = 0 USD
      «$0.05» = 0.05 USD
      «$.50» = 0.50 USD
      «.50 dollars» = -
      «30» people = -
      «dollars» = -
      «thirty» = -
      «hello» = -
      """)
  }

  @Test("other currencies, by names, signs and codes")
  func currencies() throws {
    try table("en", "money").check(
      """
      «€30» = 30 EUR
      «30 €» = 30 EUR
      «30 euros» = 30 EUR
      «1.200,50 €» = 1200.50 EUR
      «59,90 €» = 59.90 EUR
      «€1.200,50» = 1200.50 EUR
      «£5» = 5 GBP
      «five quid» = 5 GBP
      «20 pounds» = 20 GBP
      «20 pounds sterling» = 20 GBP
      «five pounds 20» = 5.20 GBP
      «20p» = 0.20 GBP
      «50 pence» = 0.50 GBP
      «three pounds and 50 pence» = 3.50 GBP
      «¥500» = 500 JPY
      «500 yen» = 500 JPY
      «500.5 yen» = -
      «100 yuan» = 100 CNY
      «RMB 100» = 100 CNY
      «100 RMB» = 100 CNY
      «50 kuai» = 50 CNY
      «A$20» = 20 AUD
      «20 Australian dollars» = 20 AUD
      «C$20» = 20 CAD
      «20 Canadian dollars» = 20 CAD
      «HK$20» = 20 HKD
      «20 Hong Kong dollars» = 20 HKD
      «S$20» = 20 SGD
      «NZ$20» = 20 NZD
      «NT$300» = 300 TWD
      «500 rupees» = 500 INR
      «₹500» = 500 INR
      «Rs. 500» = 500 INR
      «Rs 1,00,000» = 100000 INR
      «₩50,000» = 50000 KRW
      «fifty thousand won» = 50000 KRW
      «200 baht» = 200 THB
      «20 Swiss francs» = 20 CHF
      «CHF 20» = 20 CHF
      «CHF 1'200.50» = 1200.50 CHF
      «100 kronor» = 100 SEK
      «100 Danish kroner» = 100 DKK
      «20 zloty» = 20 PLN
      «20 rubles» = 20 RUB
      «20 lira» = 20 TRY
      «20 shekels» = 20 ILS
      «20 dirhams» = 20 AED
      «AED 20» = 20 AED
      «12.345 Kuwaiti dinars» = 12.345 KWD
      «KWD 12.5» = 12.500 KWD
      «R$ 20» = 20 BRL
      «200 pesos» = 200 MXN
      «200 Philippine pesos» = 200 PHP
      «200 rand» = 200 ZAR
      «1,000 naira» = 1000 NGN
      «20 XYZ» = -
      """)
  }

  @Test("words that countries share are the own country's")
  func regions() throws {
    try table("en", "money", locale: "en-AU").check(
      """
      «$30» = 30 AUD
      «30 bucks» = 30 AUD
      «30 dollars» = 30 AUD
      «50 cents» = 0.50 AUD
      «US$30» = 30 USD
      «30 US dollars» = 30 USD
      «5 pounds» = 5 GBP
      """)
    try table("en", "money", locale: "en_GB").check(
      """
      «30 bucks» = 30 GBP
      «$30» = 30 USD
      «a grand» = 1000 GBP
      """)
    try table("en", "money", locale: "en-DE").check(
      """
      «1.200 €» = 1200 EUR
      «1,5 euros» = 1.50 EUR
      «30 bucks» = 30 EUR
      """)
    try table("zh-Hans", "money", locale: "zh-Hans-SG").check("«30块» = 30 SGD\n«$30» = 30 SGD")
    try table("zh-Hans", "money", locale: "zh-HK").check("«30元» = 30 HKD\n«三十蚊» = 30 HKD\n«30人民币» = 30 CNY")
    try table("en", "amount", locale: "en-JP").check("«500» = 500 JPY\n«¥500» = 500 JPY\n«50.5» = -")
  }

  @Test("no coin is cut out of a longer unit, and no bare number from its unit")
  func longerUnits() throws {
    try table("zh-Hans", "money").check("«20分»钟 = -\n«五毛» = 0.50 CNY\n«20分» = 0.20 CNY\n«20分钱» = 0.20 CNY")
    try table("zh-Hans", "amount").check("«20»分钟 = -\n«二十»公里 = -\n«两千»千卡 = -\n«20» = 20 CNY\n«500里拉» = 500 TRY")
    try table("zh-Hans", "measure").check(
      "«500里»拉 = -\n«20分钟» = 20 minute\n«三里路» = 1500 meter\n«20分»钱 = -")
    try table("zh-Hans", "duration").check("«20分»钱 = -\n«20分钟» = 1200")
    try table("zh-Hans", "count").check("«五»个小时 = 5\n«五个人» = 5")
    try table("en", "amount").check("«20» minutes = -\n«five» miles = -\n«20 dollars» = 20 USD")
  }

  @Test("an amount may be a bare number")
  func amounts() throws {
    try table("en", "amount").check(
      """
      «30» = 30 USD
      «twenty» = 20 USD
      «59.90» = 59.90 USD
      «1,200.50» = 1200.50 USD
      «a hundred and fifty» = 150 USD
      «5k» = 5000 USD
      «five grand» = 5000 USD
      «30 bucks» = 30 USD
      «half a million» = 500000 USD
      «two and a half» = 2.50 USD
      «£20» = 20 GBP
      «hello» = -
      """)
    try table("zh-Hans", "amount").check(
      """
      «30» = 30 CNY
      «三十» = 30 CNY
      «三千五» = 3500 CNY
      «3万» = 30000 CNY
      «1.5万» = 15000 CNY
      «一点五万» = 15000 CNY
      «59.9» = 59.90 CNY
      «两百五» = 250 CNY
      «5k» = 5000 CNY
      """)
  }

  @Test("yuan, in figures and characters")
  func yuan() throws {
    try table("zh-Hans", "money").check(
      """
      «三十块» = 30 CNY
      «三十块钱» = 30 CNY
      «30块» = 30 CNY
      «30元» = 30 CNY
      «30 元» = 30 CNY
      «３０元» = 30 CNY
      «¥30» = 30 CNY
      «￥30» = 30 CNY
      «￥59.90» = 59.90 CNY
      «59.9元» = 59.90 CNY
      «五十块五» = 50.50 CNY
      «两块八» = 2.80 CNY
      «三块二毛五» = 3.25 CNY
      «三块五毛» = 3.50 CNY
      «三块五毛钱» = 3.50 CNY
      «三元五角» = 3.50 CNY
      «一百二十元五角六分» = 120.56 CNY
      «三块零五分» = 3.05 CNY
      «五毛» = 0.50 CNY
      «五毛钱» = 0.50 CNY
      «三毛五» = 0.35 CNY
      «五分钱» = 0.05 CNY
      «3块25» = 3.25 CNY
      «三千五百块» = 3500 CNY
      «三千五块» = 3500 CNY
      «3万» = -
      «3万块» = 30000 CNY
      «3万元» = 30000 CNY
      «3.5万元» = 35000 CNY
      «1.2亿元» = 120000000 CNY
      «三点五元» = 3.50 CNY
      «3万5千块» = 35000 CNY
      «一百块» = 100 CNY
      «两百五十块» = 250 CNY
      «5k块» = 5000 CNY
      «3w元» = 30000 CNY
      «半块钱» = 0.50 CNY
      «一块半» = 1.50 CNY
      «两块半» = 2.50 CNY
      «人民币三十元» = 30 CNY
      «人民币30» = 30 CNY
      «30块人民币» = 30 CNY
      «30人民币» = 30 CNY
      «RMB30» = 30 CNY
      «30RMB» = 30 CNY
      «1,200.50元» = 1200.50 CNY
      «1,0000元» = 10000 CNY
      «壹佰元» = 100 CNY
      «美元30» = 30 USD
      «三十美元» = 30 USD
      «三十美金» = 30 USD
      «30刀» = 30 USD
      «$30» = 30 USD
      «一百港币» = 100 HKD
      «5000日元» = 5000 JPY
      «20欧元» = 20 EUR
      «€20» = 20 EUR
      «二十英镑» = 20 GBP
      «一万韩元» = 10000 KRW
      «500台币» = 500 TWD
      «500新台币» = 500 TWD
      «二十加元» = 20 CAD
      «二十新币» = 20 SGD
      «一千泰铢» = 1000 THB
      «一百卢布» = 100 RUB
      «十万越南盾» = 100000 VND
      «五十瑞士法郎» = 50 CHF
      «一百卢比» = 100 INR
      «三十» = -
      «块» = -
      «你好» = -
      """)
  }

  @Test("what is no amount of money is not read")
  func wrong() throws {
    try table("en", "money").check(
      """
      «$99999999999999999999» = -
      «9999999999999999 dollars» = -
      «$999999999999999999999999999999999999999999999999.99» = -
      «nine million million million dollars» = -
      «$1,2,3,4» = -
      «$1.2.3» = -
      «$12,34» = 12.34 USD
      «$12,3456» = 123456 USD
      «$1,23,456,7» = -
      «$1.234.567» = 1234567 USD
      «$1,200,50.5» = -
      «$5.999» = -
      «$0.001» = -
      «$5.000» = 5 USD
      -«$30» = -
      -«30 dollars» = -
      send -«30 dollars» = -
      $-«30» = -
      «thirty 块» = -
      «$thirty» = 30 USD
      «three dollars» and four euros = 3 USD
      «$30» euros = 30 USD
      «five cents» and three dollars = 0.05 USD
      «three dollars» five dollars = 3 USD
      «a» $20 note = -
      «two dollars» 5 = 2 USD
      """)
    try table("zh-Hans", "money").check(
      """
      «99999999999999999999元» = -
      «1.2.3元» = -
      «三块四» 美元 = 3.40 CNY
      -«30元» = -
      """)
  }

  @Test("minus, and digits without end, never trap")
  func endless() throws {
    let money = try table("en", "amount")
    for text in [
      String(repeating: "9", count: 5_000) + " dollars", String(repeating: "1,", count: 2_000) + "1 dollars",
      String(repeating: "million ", count: 300) + "dollars",
      "5 " + String(repeating: "million ", count: 300) + "dollars",
      "point " + String(repeating: "five ", count: 300), "5 point " + String(repeating: "five ", count: 300),
      String(repeating: "$ ", count: 500) + "5", String(repeating: ".", count: 500) + "5", "5.", ".", "-", "$", "$.",
      "'",
      "1'", "1''200", String(repeating: "1'000", count: 100), String(repeating: "5 dollars and ", count: 400),
      "9223372036854775807 dollars", "922337203685477 million dollars", "999999999999999k", "0.000000000000000000001",
    ] {
      let utterance = Utterance(text)
      for token in utterance.tokens.indices.prefix(40) {
        for reading in money.reader.read(utterance, at: token, now: .fridayMorning) {
          #expect(reading.end > token && reading.end <= utterance.tokens.count)
          if case .money(let amount) = reading.value { #expect(amount.minorUnits >= 0) }
        }
      }
    }
  }

  @Test("every currency of the lists is read by its code, and there are many", arguments: SiriFiles.languages)
  func codes(_ language: String) throws {
    var diagnostics: [Diagnostic] = []
    let file = try #require(ProjectLists.files(language).first { $0.path.hasSuffix("/currencies.list") })
    let list = WordList(path: file.path, text: file.text, diagnostics: &diagnostics)
    let codes = Set(list.entries.flatMap(\.meaning).filter { $0.isCurrencyCode })
    #expect(codes.count >= 40)
    let money = try table(language, "money")
    for code in codes { money.check("«\(code) 30» = 30 \(code)\n«30 \(code.lowercased())» = 30 \(code)") }
  }
}
