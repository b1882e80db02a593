import SimCatalog
import SimDiagnostics
import Testing

@testable import SimRecognition

@Suite("Readers, Indonesian")
struct IndonesianReaderTests {
  private func table(_ name: String) throws -> ReadingTable {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files("id"), catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return ReadingTable(reader: try #require(readers.reader(name)), now: .fridayMorning)
  }

  @Test("numbers")
  func numbers() throws {
    try table("number").check(
      """
      «nol» = 0
      «tujuh» = 7
      «sepuluh» = 10
      «sebelas» = 11
      «lima belas» = 15
      «dua puluh» = 20
      «dua puluh lima» = 25
      «seratus» = 100
      «seratus dua belas» = 112
      «dua ratus lima puluh» = 250
      «seribu» = 1000
      «seribu lima ratus» = 1500
      «sepuluh ribu» = 10000
      «dua puluh lima ribu» = 25000
      «seratus ribu» = 100000
      «satu juta» = 1000000
      «satu juta dua ratus ribu» = 1200000
      «sejuta» = 1000000
      «satu setengah» jam = 1.5
      «dua koma lima» = 2.5
      «2,5» = 2.5
      «1.250.000» = 1250000
      «50 ribu» = 50000
      «1,5 juta» = 1500000
      """)
  }

  @Test("money")
  func money() throws {
    try table("money").check(
      """
      kirim «Rp50.000» ke Budi = 50000 IDR
      «Rp 1.250.000» = 1250000 IDR
      «Rp12.500» = 12500 IDR
      «50 ribu rupiah» = 50000 IDR
      «50 ribu» = 50000 IDR
      «50rb» = 50000 IDR
      «100k» = 100000 IDR
      «1,5 juta» = 1500000 IDR
      «2 juta 500 ribu» = 2500000 IDR
      «seratus lima puluh ribu rupiah» = 150000 IDR
      «satu juta dua ratus ribu rupiah» = 1200000 IDR
      «setengah juta» = 500000 IDR
      «Rp 2,5 juta» = 2500000 IDR
      «20 dolar» = 20 USD
      «5 dolar Singapura» = 5 SGD
      «5 menit» = -
      """)
    try table("amount").check(
      """
      «seratus ribu» ke Budi = 100000 IDR
      «goceng» = 5000 IDR
      «sejuta» = 1000000 IDR
      """)
  }

  @Test("times")
  func times() throws {
    try table("time").check(
      """
      «hari ini» = 2026-11-20
      «besok» = 2026-11-21
      «lusa» = 2026-11-22
      «besok pagi» = 2026-11-21T05:00/2026-11-21T11:00
      «nanti malam» = 2026-11-20T18:00/2026-11-21T00:00
      «jam 7 malam» = 2026-11-20T19:00
      «pukul 07.30» = 2026-11-21T07:30
      «pukul 15.45» = 2026-11-20T15:45
      «besok jam delapan pagi» = 2026-11-21T08:00
      «jam setengah delapan malam» = 2026-11-20T19:30
      «besok setengah lima sore» = 2026-11-21T16:30
      «jam tujuh lewat seperempat malam» = 2026-11-20T19:15
      «jam delapan kurang sepuluh malam» = 2026-11-20T19:50
      «jam 12 siang» = 2026-11-20T12:00
      «jam 1 siang» = 2026-11-20T13:00
      «hari Senin» = 2026-11-23
      «Senin depan» = 2026-11-23
      «hari Minggu jam 3 sore» = 2026-11-22T15:00
      «minggu depan» = 2026-11-22/2026-11-28
      «tanggal 5 Mei» = 2027-05-05
      «5 Desember 2026» = 2026-12-05
      «5/12/2026» = 2026-12-05
      «20 menit lagi» = 2026-11-20T09:20
      «dua jam lagi» = 2026-11-20T11:00
      «setengah jam lagi» = 2026-11-20T09:30
      «tiga hari lagi» = 2026-11-23
      «sekarang» = 2026-11-20T09:00
      """)
    try table("past").check(
      """
      «kemarin» = 2026-11-19
      «kemarin lusa» = 2026-11-18
      «semalam» = 2026-11-19T18:00/2026-11-20T00:00
      «tadi pagi» = 2026-11-20T05:00/2026-11-20T11:00
      «minggu lalu» = 2026-11-08/2026-11-14
      «bulan lalu» = 2026-10-01/2026-10-31
      «tahun lalu» = 2025-01-01/2025-12-31
      «tahun 2019» = 2019-01-01/2019-12-31
      «bulan Maret 2018» = 2018-03-01/2018-03-31
      «Lebaran tahun lalu» = 2025-03-31
      «17 Agustus 2020» = 2020-08-17
      «dua minggu yang lalu» = 2026-11-06
      «sejak kemarin» = 2026-11-19/
      """)
  }
}
