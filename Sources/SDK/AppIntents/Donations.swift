import Synchronization

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let text: String
}

/// A predicate for donations.
public struct IntentDonationMatchingPredicate: Sendable {
  let donations: _HostedDonations

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    donationIdentifiers([identifier])
  }
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    Self(donations: .identified(identifiers.map(\.text)))
  }
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(donations: .about(intent: nil, entity: (identifier.type, identifier.identifier)))
  }
  public static func intentType(_ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil) -> Self {
    Self(donations: .about(intent: intentType, entity: entityIdentifier.map { ($0.type, $0.identifier) }))
  }

  fileprivate func takesIn(_ donation: Donations.Made) -> Bool {
    switch donations {
    case .identified(let identifiers): return identifiers.contains(donation.identifier.text)
    case .about(let intent, let entity):
      if let intent, ObjectIdentifier(intent) != donation.intent { return false }
      guard let entity else { return true }
      return donation.entities.contains(EntityIdentifier(type: entity.type, identifier: entity.identifier))
    }
  }
}

/// Donates what was done in the app itself.
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { Donations.make(intent) }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { Donations.make(intent) }

  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    Donations.make(intent)
  }

  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
    Donations.make(intent)
  }

  /// Donations of the app's other programs are deleted, too; only the device knows which there are.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    _IntentHosting.deleteDonations?(predicate.donations)
    return Donations.forget(predicate)
  }
}

extension AppIntent {
  @discardableResult
  public func donate() -> IntentDonationIdentifier { Donations.make(self) }
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { Donations.make(self) }
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier { Donations.make(self) }
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier { Donations.make(self) }
}

/// This program's donations, without deleted ones.
private enum Donations {
  struct Made {
    var identifier: IntentDonationIdentifier
    var intent: ObjectIdentifier
    var entities: Set<EntityIdentifier>
  }

  private static let made = Mutex<[Made]>([])

  static func make(_ intent: some AppIntent) -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier(text: UUID().uuidString)
    let entities = intent._parameters.flatMap { $0.parameter._value?.elements ?? [] }.compactMap(EntityIdentifier.init)
    made.withLock {
      $0.append(
        Made(identifier: identifier, intent: ObjectIdentifier(type(of: intent)), entities: Set(entities)))
    }
    _IntentHosting.donate?(intent, identifier.text)
    return identifier
  }

  static func forget(_ predicate: IntentDonationMatchingPredicate) -> [IntentDonationIdentifier] {
    made.withLock { made in
      let gone = made.filter(predicate.takesIn).map(\.identifier)
      made.removeAll(where: predicate.takesIn)
      return gone
    }
  }
}

extension EntityIdentifier {
  fileprivate init?(_ value: _HostedValue) {
    guard case .object(let type, let identifier?, _) = value else { return nil }
    self.init(type: type, identifier: identifier)
  }
}
