/// The files of an app in which nothing is wrong.
enum WalksFiles {
  static let all = [
    "App/Info.plist": appInfo, "Extension/Info.plist": extensionInfo, "en.lproj/InfoPlist.strings": strings,
    "zh-Hans.lproj/InfoPlist.strings": chineseStrings, "en.lproj/AppIntentVocabulary.plist": vocabulary,
    "zh-Hans.lproj/AppIntentVocabulary.plist": chineseVocabulary,
  ]

  static func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    \(body)
    </plist>

    """
  }

  static let appInfo = plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.walks</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleDisplayName</key><string>Walks</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>INAlternativeAppNames</key>
      <array>
        <dict><key>INAlternativeAppName</key><string>Walks Pro</string></dict>
      </array>
      <key>NSSiriUsageDescription</key><string>Walks gets you there.</string>
    </dict>
    """)

  static let extensionInfo = plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.walks.intents</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          <array>
            <string>INRequestRideIntent</string>
            <string>INSendMessageIntent</string>
          </array>
          <key>IntentsRestrictedWhileLocked</key>
          <array>
            <string>INRequestRideIntent</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict>
    </dict>
    """)

  static let strings = """
    "CFBundleDisplayName" = "Walks";

    """

  static let chineseStrings = """
    "CFBundleDisplayName" = "走走";

    """

  static let vocabulary = plist(
    """
    <dict>
      <key>ParameterVocabularies</key>
      <array>
        <dict>
          <key>ParameterNames</key>
          <array><string>INRequestRideIntent.rideOptionName</string></array>
          <key>ParameterVocabulary</key>
          <array>
            <dict>
              <key>VocabularyItemIdentifier</key><string>walks.sports</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key><string>sports car</string>
                  <key>VocabularyItemPronunciation</key><string>sports kar</string>
                </dict>
                <dict><key>VocabularyItemPhrase</key><string>roadster</string></dict>
              </array>
            </dict>
            <dict>
              <key>VocabularyItemIdentifier</key><string>walks.truck</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict><key>VocabularyItemPhrase</key><string>truck</string></dict>
              </array>
            </dict>
          </array>
        </dict>
      </array>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentName</key><string>INRequestRideIntent</string>
          <key>IntentExamples</key>
          <array>
            <string>Book a sports car with Walks</string>
            <string>Get a Walks ride home</string>
          </array>
        </dict>
        <dict>
          <key>IntentName</key><string>INSendMessageIntent</string>
          <key>IntentExamples</key>
          <array>
            <string>Send a message to Sam with Walks</string>
          </array>
        </dict>
      </array>
    </dict>
    """)

  static let chineseVocabulary = plist(
    """
    <dict>
      <key>ParameterVocabularies</key>
      <array>
        <dict>
          <key>ParameterNames</key>
          <array><string>INRequestRideIntent.rideOptionName</string></array>
          <key>ParameterVocabulary</key>
          <array>
            <dict>
              <key>VocabularyItemIdentifier</key><string>walks.sports</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key><string>跑车</string>
                  <key>VocabularyItemPronunciation</key><string>pao3 che1</string>
                </dict>
              </array>
            </dict>
            <dict>
              <key>VocabularyItemIdentifier</key><string>walks.truck</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict><key>VocabularyItemPhrase</key><string>卡车</string></dict>
              </array>
            </dict>
          </array>
        </dict>
      </array>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentName</key><string>INRequestRideIntent</string>
          <key>IntentExamples</key>
          <array>
            <string>用走走打一辆跑车</string>
          </array>
        </dict>
        <dict>
          <key>IntentName</key><string>INSendMessageIntent</string>
          <key>IntentExamples</key>
          <array>
            <string>用走走给小明发消息</string>
          </array>
        </dict>
      </array>
    </dict>
    """)
}
