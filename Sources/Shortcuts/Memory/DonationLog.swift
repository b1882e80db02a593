package import SimCatalog

/// What was donated and not deleted, in the order of donation.
///
/// A hundred thousand donations are a hundred thousand short rows: what was donated often is stored once, and its
/// weight for suggestions is computed once. Copies share what they have in common. The device's clock may jump, so the
/// order shows what came last.
package struct DonationLog: Sendable {
  /// One donation.
  package struct Entry: Hashable, Sendable {
    /// The app's identifier.
    package var app: String
    /// When and where it was donated.
    package var moment: DonationMoment
    /// What was done.
    package var donated: Donated

    /// A donation of an app.
    package init(app: String, moment: DonationMoment, donated: Donated) {
      self.app = app
      self.moment = moment
      self.donated = donated
    }
  }

  /// What was done.
  package enum Donated: Hashable, Sendable {
    case intent(Donation)
    case activity(DonatedActivity)
  }

  /// What donations have in common that differ only in their times and identifiers.
  struct Payload: Hashable, Sendable {
    var app: String
    /// Without identifier, group and time.
    var donated: Donated
  }

  /// One donation; what it shares with others is in tables, by number.
  struct Row: Sendable {
    var payload: Int32
    /// -1 where it wasn't known.
    var place: Int32
    var device: Int32
    /// The number of the group; -1 without one.
    var group: Int32
    /// The number of the time that the app gave; -1 without one.
    var happened: Int32
    /// Seconds since 1970 on the wall clock.
    var time: Int
  }

  private(set) var rows = ChunkedArray<Row>()
  /// The donations' identifiers, one per row; empty for an activity. They are separate so that rows have only numbers.
  private var identifiers = ChunkedArray<String>()
  private(set) var payloads = NumberedValues<Payload>()
  private(set) var places = NumberedValues<Place>()
  private var texts = NumberedValues<String>()
  private var times = NumberedValues<DateRange>()
  /// The candidates of the payloads; nil until a catalogue is given.
  private(set) var table: CandidateTable?

  /// An empty log.
  package init() {}

  /// The number of donations.
  package var count: Int { rows.count }
  /// Whether nothing was donated, or everything deleted.
  package var isEmpty: Bool { rows.isEmpty }

  /// Computes what each donation counts for, by the intents of a catalogue; starts over for another catalogue.
  package mutating func use(_ catalog: Catalog) {
    guard table?.catalog.identity != catalog.identity else { return }
    var table = CandidateTable(catalog: catalog)
    for chunk in payloads.values.chunks {
      for payload in chunk { table.take(payload) }
    }
    self.table = table
  }

  /// Applies a donation or a deletion. Other changes don't affect the log.
  mutating func take(_ change: ShortcutChange) {
    switch change.what {
    case .submitted(.donated(let donation)):
      append(Entry(app: change.app, moment: change.moment, donated: .intent(donation)))
    case .submitted(.activity(let activity)):
      append(Entry(app: change.app, moment: change.moment, donated: .activity(activity)))
    case .submitted(.donationsDeleted(let selection)): delete(selection, of: change.app)
    case .submitted(.activitiesDeleted(let identifiers)): deleteActivities(identifiers, of: change.app)
    case .submitted(.itemsDeleted(let identifiers)): deleteItems(identifiers, of: change.app)
    case .submitted(.suggested), .submitted(.relevant), .submitted(.upcomingMedia), .added, .removed: break
    }
  }

  private mutating func append(_ entry: Entry) {
    let time = entry.moment.time
    var row = Row(
      payload: 0, place: -1, device: Int32(texts.insert(entry.moment.device).number), group: -1, happened: -1,
      time: time.secondNumber)
    var identifier = ""
    if let place = entry.moment.place { row.place = Int32(places.insert(place).number) }
    var payload = Payload(app: entry.app, donated: entry.donated)
    if case .intent(var donation) = entry.donated {
      identifier = donation.identifier
      if let group = donation.groupIdentifier { row.group = Int32(texts.insert(group).number) }
      if let happened = donation.time { row.happened = Int32(times.insert(happened).number) }
      (donation.identifier, donation.groupIdentifier, donation.time) = ("", nil, nil)
      payload.donated = .intent(donation)
    }
    let (number, isNew) = payloads.insert(payload)
    row.payload = Int32(number)
    if isNew { table?.take(payload) }
    rows.append(row)
    identifiers.append(identifier)
  }

  /// The whole donation at an index.
  func entry(at index: Int) -> Entry {
    let row = rows[index]
    let payload = payloads[Int(row.payload)]
    let time = CivilDateTime(dayNumber: 0).adding(seconds: row.time)
    let moment = DonationMoment(
      time: time, place: row.place < 0 ? nil : places[Int(row.place)], device: texts[Int(row.device)])
    guard case .intent(var donation) = payload.donated else {
      return Entry(app: payload.app, moment: moment, donated: payload.donated)
    }
    donation.identifier = identifiers[index]
    donation.groupIdentifier = row.group < 0 ? nil : texts[Int(row.group)]
    donation.time = row.happened < 0 ? nil : times[Int(row.happened)]
    return Entry(app: payload.app, moment: moment, donated: .intent(donation))
  }

  func number(ofText text: String) -> Int32? { texts.existing(text).map { Int32($0) } }

  /// Keeps only some rows, with their identifiers, and drops what no row needs any more.
  mutating func keep(where stays: (Row, String) -> Bool) {
    var (keptRows, keptIdentifiers) = (ChunkedArray<Row>(), ChunkedArray<String>())
    var used = Set<Int32>()
    for index in 0..<rows.count where stays(rows[index], identifiers[index]) {
      keptRows.append(rows[index])
      keptIdentifiers.append(identifiers[index])
      used.insert(rows[index].payload)
    }
    guard keptRows.count < rows.count else { return }
    (rows, identifiers) = (keptRows, keptIdentifiers)
    guard used.count * 2 < payloads.count else { return }
    let old = self
    self = DonationLog()
    if let catalog = old.table?.catalog { use(catalog) }
    for entry in old.entries { append(entry) }
  }
}
