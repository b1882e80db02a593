import ChuiChuiKit
import Foundation
import PaiPaiKit
import SimExtensionRunner
import TangTangKit

// The sample apps in one program: `sirisim-samples <App> extension` is an app's Intents extension, `sirisim-samples <App> app`
// the app itself. On the phone these are four programs; here the linker's work is done once.

// With the intents that the apps define themselves, once for all of them.
let bindings = IntentBindings.siriKit.adding(.definitionsOfTangTangKit).adding(.definitionsOfPaiPaiKit)
  .adding(.definitionsOfChuiChuiKit)

func principalClass(of app: String) -> String { "\(app)Extension.IntentHandler" }
func viewController(of app: String) -> String { "\(app)Extension.IntentViewController" }
func delegateClass(of app: String) -> String { "\(app)App.AppDelegate" }

let arguments = ProgramArguments.take(bindings) { arguments in
  guard let app = arguments.first else { return [] }
  return arguments.last == "app" ? [delegateClass(of: app)] : [principalClass(of: app), viewController(of: app)]
}
guard arguments.count == 2, let app = arguments.first, let program = arguments.last else {
  FileHandle.standardError.write(Data("usage: sirisim-samples <App> extension|app (sirisim starts it)\n".utf8))
  exit(64)
}
switch program {
case "extension":
  ExtensionRunner.main(
    principalClass: principalClass(of: app), viewController: viewController(of: app), bindings: bindings)
case "app":
  AppRunner.main(delegateClass: delegateClass(of: app), bindings: bindings)
default:
  FileHandle.standardError.write(Data("error: '\(program)' is neither 'extension' nor 'app'\n".utf8))
  exit(64)
}
