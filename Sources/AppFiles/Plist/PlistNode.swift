package import SimDiagnostics

/// A value of a property list, with its place.
package struct PlistNode: Hashable, Sendable {
  /// What a property list can hold.
  package indirect enum Value: Hashable, Sendable {
    case dictionary([Entry])
    case array([PlistNode])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// A date or data: nothing here reads them.
    case other(String)
  }

  /// A key of a dictionary and its value.
  package struct Entry: Hashable, Sendable {
    /// The key, as it is read.
    package var key: String
    /// Where the key begins, in bytes of the file.
    package var keyOffset: Int
    /// The key's value.
    package var value: PlistNode

    /// A key with its value; the offset is -1 where neither is in a file.
    package init(key: String, keyOffset: Int, value: PlistNode) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// The value itself.
  package var value: Value
  /// The byte at which it begins; -1 where the list is binary.
  package var offset: Int

  /// A value at a byte offset; -1 where it isn't in a file.
  package init(value: Value, offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// What it is, for a message.
  package var kindName: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean"
    case .other(let name): name
    }
  }
}

/// A property list that has been read, with what is needed to find places.
package struct PlistDocument: Sendable {
  /// What the list holds as a whole.
  package var root: PlistNode
  /// What reading it had to say.
  package internal(set) var faults: [FileFault] = []
  let text: PlistText

  init(root: PlistNode, file: String, bytes: [UInt8]) {
    self.root = root
    text = PlistText(bytes, file: file)
  }

  /// The file as it was named.
  package var file: String { text.file }

  /// The place of an offset.
  package func place(_ offset: Int) -> TextPlace { text.place(of: offset) }
}
