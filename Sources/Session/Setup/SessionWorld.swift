package import SimCatalog
package import SimExtensionWire

/// What the app's programs find around them, in addition to the conversation's own setting.
package struct SessionWorld: Hashable, Sendable {
  /// User defaults, in the order in which they are set.
  package var defaults: [UserInfoEntry]
  /// Files of the home folder: path and content.
  package var files: [WorldFile]
  /// Variables of the handler's process.
  package var environment: [UserInfoEntry]
  /// Whether the handler reaches the network.
  package var allowsNetwork: Bool
  /// Whether the handler can't reach files outside of its home, where the system can enforce that.
  package var isFenced: Bool
  /// How long a handler object lives.
  package var handlerLifetime: HandlerLifetime
  /// How long a call may take, in seconds of real time.
  package var callLimit: Double
  /// Whether this is one of many conversations with the same programs.
  package var isOneOfMany = false

  /// A world; by default an ordinary one.
  package init(
    defaults: [UserInfoEntry] = [], files: [WorldFile] = [], environment: [UserInfoEntry] = [],
    allowsNetwork: Bool = false, isFenced: Bool = true, handlerLifetime: HandlerLifetime = .call, callLimit: Double = 10
  ) {
    self.defaults = defaults
    self.files = files
    self.environment = environment
    self.allowsNetwork = allowsNetwork
    self.isFenced = isFenced
    self.handlerLifetime = handlerLifetime
    self.callLimit = callLimit
  }
}

/// A file of the handler's home folder.
package struct WorldFile: Hashable, Sendable {
  /// Relative to the home folder.
  package var path: String
  /// The contents of the file.
  package var content: String

  /// A file of the handler's container.
  package init(path: String, content: String) {
    self.path = path
    self.content = content
  }
}
