/// An app of one extension that sends messages; its handler is the test's.
package enum NoodlesApp {
  /// Its Info.plist.
  package static let info = """
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Noodles</string>
      <key>CFBundleDisplayName</key><string>Noodles</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        <key>NSExtensionAttributes</key><dict>
          <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
        </dict>
      </dict>
    </dict></plist>
    """
}
