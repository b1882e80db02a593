extension SDKDifference {
  /// Apple Pay.
  public static let payment = SDKDifference(
    "PassKit", "PKPaymentAuthorizationController",
    "shows no sheet: nothing can be paid, and the app learns that it isn't presented",
    names: ["PKPaymentAuthorizationController", "PKPaymentAuthorizationViewController"])
  /// The wallet.
  public static let passes = SDKDifference(
    "PassKit", "PKPassLibrary", "has no passes", names: ["PKPassLibrary"])
  /// The App Store.
  public static let store = SDKDifference(
    "StoreKit", "SKPaymentQueue, SKProductsRequest",
    "reach no store: payments can't be made, and there are no products",
    names: ["SKPaymentQueue", "SKProductsRequest", "SKStoreReviewController"])
  /// Apple Music.
  public static let appleMusic = SDKDifference(
    "StoreKit", "SKCloudServiceController", "gives no access to Apple Music: nobody is signed in",
    names: ["SKCloudServiceController"])
  /// Mail and messages from a sheet.
  public static let messageSheet = SDKDifference(
    "MessageUI", "MFMessageComposeViewController, MFMailComposeViewController", "can't send: there is no account",
    names: ["MFMessageComposeViewController", "MFMailComposeViewController"])
  /// The map's services.
  public static let maps = SDKDifference(
    "MapKit", "MKLocalSearch, MKDirections, MKMapItemRequest",
    "fail with MKError.serverFailure: there is no map service",
    names: ["MKLocalSearch", "MKDirections", "MKLocalSearchCompleter", "MKMapItemRequest"])
  /// The map app.
  public static let openInMaps = SDKDifference(
    "MapKit", "MKMapItem.openInMaps(launchOptions:)", "opens nothing, and answers false", names: ["openInMaps"])
  /// The newer kind of intents.
  public static let appIntents = SDKDifference(
    "AppIntents", "IntentDonationManager, AppEntity.attributeSet",
    "hand nothing over: neither search nor suggestions know it",
    names: ["IntentDonationManager", "indexAppEntities"])

  static let shops = [payment, passes, store, appleMusic, messageSheet, maps, openInMaps, appIntents]
}
