/// The files of an Xcode project called Patio: a phone app, its Intents extension, and one for the watch.
///
/// As Xcode makes them, the names stand in the build settings: the Info.plist says `$(PRODUCT_NAME)`.
enum PatioProject {
  static let appInfo = WalksFiles.plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>NSSiriUsageDescription</key><string>Patio sends messages.</string>
    </dict>
    """)

  static let extensionInfo = WalksFiles.extensionInfo
    .replacing("com.example.walks.intents", with: "$(PRODUCT_BUNDLE_IDENTIFIER)")

  static let vocabulary = WalksFiles.plist(
    """
    <dict>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentName</key><string>INRequestRideIntent</string>
          <key>IntentExamples</key><array><string>Get a Patio ride home</string></array>
        </dict>
        <dict>
          <key>IntentName</key><string>INSendMessageIntent</string>
          <key>IntentExamples</key><array><string>Send a message to Sam with Patio</string></array>
        </dict>
      </array>
    </dict>
    """)

  static let files = [
    "Patio/Info.plist": appInfo, "Patio/en.lproj/AppIntentVocabulary.plist": vocabulary,
    "Requests/Info.plist": extensionInfo, "Patio.xcodeproj/project.pbxproj": project,
  ]

  /// The project: `Companion` is the watch's extension, which the phone's app brings along in its watch app.
  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P1 /* Project object */ = {
          isa = PBXProject; developmentRegion = en; buildConfigurationList = L0;
          targets = ( T1 /* Patio */, T2, T3, T4, );
        };
        T1 = { isa = PBXNativeTarget; name = Patio; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; dependencies = ( D2, D3, ); };
        T2 = { isa = PBXNativeTarget; name = Requests; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = L2; dependencies = ( ); };
        T3 = { isa = PBXNativeTarget; name = Mini; productType = "com.apple.product-type.application";
          buildConfigurationList = L3; dependencies = ( D4 ); };
        T4 = { isa = PBXNativeTarget; name = Companion; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = L4; dependencies = ( ); };
        D2 = { isa = PBXTargetDependency; target = T2; };
        D3 = { isa = PBXTargetDependency; target = T3; };
        D4 = { isa = PBXTargetDependency; targetProxy = X4; };
        X4 = { isa = PBXContainerItemProxy; remoteGlobalIDString = T4; remoteInfo = Companion; };
        L0 = { isa = XCConfigurationList; buildConfigurations = ( C0 ); defaultConfigurationName = Release; };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1D, C1 ); defaultConfigurationName = Release; };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C2 ); };
        L3 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); };
        L4 = { isa = XCConfigurationList; buildConfigurations = ( C4 ); };
        C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        C1D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = Patio/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.patio.debug; }; };
        C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/Patio/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = com.example.patio;
          PRODUCT_NAME = "$(TARGET_NAME)"; LD_RUNPATH_SEARCH_PATHS = ( "$(inherited)", "@executable_path/Frameworks" ); }; };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Requests/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.patio.requests; }; };
        C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = watchos; }; };
        C4 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Companion/Info.plist; SDKROOT = watchos; }; };
      };
      rootObject = P1 /* Project object */;
    }
    """
}
