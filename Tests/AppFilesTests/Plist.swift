/// Property lists for tests.
enum Plist {
  static func xml(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(body)
    </plist>

    """
  }

  static let appInfo = xml(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.walks</string>
      <key>CFBundleDisplayName</key><string>Walks</string>
      <key>CFBundleSpokenName</key><string>Wawks</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>INAlternativeAppNames</key>
      <array>
        <dict>
          <key>INAlternativeAppName</key><string>Strolls</string>
          <key>INAlternativeAppNamePronunciationHint</key><string>strowls</string>
        </dict>
      </array>
      <key>NSUserActivityTypes</key><array><string>com.example.walks.open</string></array>
    </dict>
    """)

  static let extensionInfo = xml(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.walks.intents</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          <array><string>INStartWorkoutIntent</string><string>INEndWorkoutIntent</string></array>
          <key>IntentsRestrictedWhileLocked</key>
          <array><string>INStartWorkoutIntent</string></array>
        </dict>
      </dict>
    </dict>
    """)

  static let vocabulary = xml(
    """
    <dict>
      <key>ParameterVocabularies</key>
      <array>
        <dict>
          <key>ParameterNames</key>
          <array><string>INStartWorkoutIntent.workoutName</string></array>
          <key>ParameterVocabulary</key>
          <array>
            <dict>
              <key>VocabularyItemIdentifier</key><string>walks.lake</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key><string>round the lake</string>
                  <key>VocabularyItemPronunciation</key><string>rownd the layk</string>
                  <key>VocabularyItemExamples</key><array><string>Walk round the lake with Walks</string></array>
                </dict>
                <dict><key>VocabularyItemPhrase</key><string>lake loop</string></dict>
              </array>
            </dict>
          </array>
        </dict>
      </array>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentName</key><string>INStartWorkoutIntent</string>
          <key>IntentExamples</key><array><string>Start a walk with Walks</string></array>
        </dict>
      </array>
    </dict>
    """)
}
