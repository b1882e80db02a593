/// A project of one extension and one app, as text, for tests that change something of it.
struct SmallProject {
  /// The members of the extension, by their paths from the project's folder.
  var sources = ["Ext/IntentHandler.swift"]
  /// The extension's settings.
  var settings = ["INFOPLIST_FILE": "Ext/Info.plist", "PRODUCT_NAME": "$(TARGET_NAME)"]
  /// Objects besides, in the notation of the file.
  var objects = ""
  /// Entries of the extension's target besides.
  var ofTarget = ""
  /// Entries of the extension's configuration besides.
  var ofConfiguration = ""

  /// `project.pbxproj`
  var text: String {
    let references = sources.indices.map { index in
      "\t\tF\(index) = {isa = PBXFileReference; path = \(Self.quoted(sources[index])); sourceTree = SOURCE_ROOT; };\n"
        + "\t\tB\(index) = {isa = PBXBuildFile; fileRef = F\(index); };\n"
    }
    let lines = settings.sorted { $0.key < $1.key }.map {
      "\t\t\t\t\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \(references.joined())\
      \t\tAPP = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tdependencies = (
      \t\t\t\tDEP,
      \t\t\t);
      \t\t\tname = Small;
      \t\t\tproductType = "com.apple.product-type.application";
      \t\t};
      \t\tDEP = {
      \t\t\tisa = PBXTargetDependency;
      \t\t\ttarget = EXT;
      \t\t};
      \t\tEXT = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = LIST;
      \t\t\tbuildPhases = (
      \t\t\t\tSOURCES,
      \t\t\t);
      \(ofTarget)\
      \t\t\tname = SmallIntents;
      \t\t\tproductType = "com.apple.product-type.app-extension";
      \t\t};
      \t\tLIST = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tRELEASE,
      \t\t\t);
      \t\t};
      \(objects)\
      \t\tRELEASE = {
      \t\t\tisa = XCBuildConfiguration;
      \(ofConfiguration)\
      \t\t\tbuildSettings = {
      \(lines.joined())\
      \t\t\t};
      \t\t\tname = Release;
      \t\t};
      \t\tSOURCES = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(sources.indices.map { "\t\t\t\tB\($0),\n" }.joined())\
      \t\t\t);
      \t\t};
      \t\tPROJECT = {
      \t\t\tisa = PBXProject;
      \t\t\ttargets = (
      \t\t\t\tAPP,
      \t\t\t\tEXT,
      \t\t\t);
      \t\t};
      \t};
      \trootObject = PROJECT;
      }

      """
  }

  /// The project with the files that it lists.
  var files: [String: String] {
    var files = ["Small.xcodeproj/project.pbxproj": text, "Ext/Info.plist": Plist.extensionInfo]
    for source in sources { files[source] = "import Intents\n" }
    return files
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }.joined() + "\""
  }
}
