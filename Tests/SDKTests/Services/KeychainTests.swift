import SDKFoundation
import Security
import Testing

@Suite("The keychain")
struct KeychainTests {
  private let service = "sirisim.tests.\(UUID().uuidString)"

  private func query(_ account: String? = nil, _ more: [CFString: Any] = [:]) -> CFDictionary {
    var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service]
    query[kSecAttrAccount as String] = account
    for (key, value) in more { query[key as String] = value }
    return query as CFDictionary
  }

  private func stored(_ account: String) -> String? {
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &found)
    guard status == errSecSuccess, let data = found as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test("keeps an item, changes it, finds it and forgets it")
  func life() {
    #expect(SecItemCopyMatching(query("sam"), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query("sam", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("sam", [kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(query("bob", [kSecValueData: Data("three".utf8)]), nil) == errSecSuccess)
    #expect(stored("sam") == "one" && stored("bob") == "three")
    let change = [kSecValueData as String: Data("four".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("sam"), change) == errSecSuccess)
    #expect(stored("sam") == "four" && stored("bob") == "three")
    #expect(SecItemUpdate(query("ann"), change) == errSecItemNotFound)
    #expect(SecItemDelete(query("sam")) == errSecSuccess && SecItemDelete(query("sam")) == errSecItemNotFound)
    #expect(SecItemDelete(query()) == errSecSuccess && stored("bob") == nil)
  }

  @Test("answers attributes, data or all items, as the query wants")
  func answers() {
    for account in ["sam", "bob"] {
      #expect(SecItemAdd(query(account, [kSecValueData: Data(account.utf8)]), nil) == errSecSuccess)
    }
    defer { #expect(SecItemDelete(query()) == errSecSuccess) }
    var found: CFTypeRef?
    let all = query(
      nil, [kSecReturnAttributes: true, kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitAll])
    #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
    let items = found as? [[String: Any]] ?? []
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["sam", "bob"])
    #expect(items.compactMap { $0[kSecValueData as String] as? Data } == [Data("sam".utf8), Data("bob".utf8)])
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
  }
}
