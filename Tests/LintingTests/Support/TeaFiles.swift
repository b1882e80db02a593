/// The files of a tea house: an intent of its own that is donated, an activity, and phrases for both. Nothing is wrong in them.
///
/// The app is localised in English, its development language, and in Chinese.
enum TeaFiles {
  static let all = [
    definitionPath: definition, stringsPath: strings, "Teahouse/en.lproj/InfoPlist.strings": "\n",
    sourcePath: source, "Teahouse/Info.plist": info,
  ]

  static let definitionPath = "Teahouse/Base.lproj/Orders.intentdefinition"
  static let stringsPath = "Teahouse/zh-Hans.lproj/Orders.strings"
  static let sourcePath = "Teahouse/Shortcuts.swift"

  static let info = WalksFiles.plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.teahouse</string>
      <key>CFBundleDisplayName</key><string>Chaguan</string>
      <key>CFBundlePackageType</key><string>APPL</string>
    </dict>
    """)

  static let definition = WalksFiles.plist(
    """
    <dict>
    <key>INEnums</key><array/>
    <key>INIntentDefinitionModelVersion</key><string>1.2</string>
    <key>INTypes</key><array/>
    <key>INIntents</key>
    <array>
    <dict>
      <key>INIntentName</key><string>OrderTea</string>
      <key>INIntentCategory</key><string>order</string>
      <key>INIntentVerb</key><string>Order</string>
      <key>INIntentTitle</key><string>Order tea</string>
      <key>INIntentTitleID</key><string>Tit001</string>
      <key>INIntentDescription</key><string>Orders your tea ahead.</string>
      <key>INIntentDescriptionID</key><string>Des001</string>
      <key>INIntentUserConfirmationRequired</key><true/>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key><string>tea</string>
          <key>INIntentParameterType</key><string>String</string>
          <key>INIntentParameterSupportsResolution</key><true/>
        </dict>
        <dict>
          <key>INIntentParameterName</key><string>cups</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterSupportsResolution</key><true/>
        </dict>
      </array>
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>tea</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key><string>Order ${tea}</string>
          <key>INIntentParameterCombinationTitleID</key><string>Com001</string>
          <key>INIntentParameterCombinationSubtitle</key><string>One cup, to go</string>
          <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
        </dict>
        <key>tea,cups</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key><string>Order ${cups} ${tea}</string>
          <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
        </dict>
      </dict>
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseCodes</key>
        <array>
          <dict>
            <key>INIntentResponseCodeName</key><string>success</string>
            <key>INIntentResponseCodeSuccess</key><true/>
            <key>INIntentResponseCodeFormatString</key><string>Your ${tea} is ready in ${minutes} minutes.</string>
            <key>INIntentResponseCodeFormatStringID</key><string>Suc001</string>
            <key>INIntentResponseCodeConciseFormatString</key><string>${tea}, in ${minutes} minutes.</string>
            <key>INIntentResponseCodeConciseFormatStringID</key><string>Con001</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key><string>readyToBrew</string>
            <key>INIntentResponseCodeSuccess</key><true/>
            <key>INIntentResponseCodeFormatString</key><string>That is ${tea}.</string>
            <key>INIntentResponseCodeConciseFormatString</key><string>That is ${tea}.</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key><string>failure</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key><string>failureSoldOut</string>
            <key>INIntentResponseCodeFormatString</key><string>All tea is gone for today.</string>
            <key>INIntentResponseCodeConciseFormatString</key><string>All tea is gone for today.</string>
          </dict>
        </array>
        <key>INIntentResponseParameters</key>
        <array>
          <dict>
            <key>INIntentResponseParameterName</key><string>tea</string>
            <key>INIntentResponseParameterType</key><string>String</string>
          </dict>
          <dict>
            <key>INIntentResponseParameterName</key><string>minutes</string>
            <key>INIntentResponseParameterType</key><string>Integer</string>
          </dict>
        </array>
      </dict>
    </dict>
    </array>
    </dict>
    """)

  static let strings = """
    "Tit001" = "点茶";
    "Des001" = "提前点好你的茶。";
    "Com001" = "点${tea}";
    "Suc001" = "${tea}再过${minutes}分钟就好。";
    "Con001" = "${tea}，${minutes}分钟。";

    """

  static let source = """
    import Intents
    import UIKit

    final class Shortcuts {
      func donate(tea: String) {
        let intent = OrderTeaIntent()
        intent.tea = tea
        intent.suggestedInvocationPhrase = "Tea time"
        INInteraction(intent: intent, response: nil).donate { _ in }
      }

      func show(shop: String) {
        let activity = NSUserActivity(activityType: "com.example.teahouse.shop")
        activity.title = "Find the nearest shop".localized
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.userInfo = ["shop": shop, "opened": Date()]
        activity.requiredUserInfoKeys = ["shop"]
        activity.becomeCurrent()
      }

      func offer() {
        let order = OrderTeaIntent()
        let suggestions = [INShortcut(intent: order)!]
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
      }
    }

    """

  /// What Xcode's template for a widget with a configuration intent brings.
  static let widget = WalksFiles.plist(
    """
    <dict>
    <key>INIntentDefinitionModelVersion</key><string>1.2</string>
    <key>INIntents</key>
    <array>
    <dict>
      <key>INIntentName</key><string>Configuration</string>
      <key>INIntentCategory</key><string>information</string>
      <key>INIntentVerb</key><string>View</string>
      <key>INIntentTitle</key><string>Configuration</string>
      <key>INIntentTitleID</key><string>Wid001</string>
      <key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentIneligibleForSuggestions</key><true/>
      <key>INIntentParameters</key><array/>
    </dict>
    </array>
    </dict>
    """)

  static let widgetParameters = """
    <array>
      <dict>
        <key>INIntentParameterName</key><string>shop</string>
        <key>INIntentParameterType</key><string>String</string>
      </dict>
    </array>
    """
}
