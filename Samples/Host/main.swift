import Foundation
import SimExtensionRunner

// The sample apps in one program: `sirisim-samples <App> extension` is an app's Intents extension, `sirisim-samples <App> app`
// the app itself. On the phone these are four programs; here the linker's work is done once.

let arguments = ProgramArguments.take()
guard arguments.count == 2, let app = arguments.first, let program = arguments.last else {
  FileHandle.standardError.write(Data("usage: sirisim-samples <App> extension|app (sirisim starts it)\n".utf8))
  exit(64)
}
switch program {
case "extension":
  ExtensionRunner.main(
    principalClass: "\(app)Extension.IntentHandler", viewController: "\(app)Extension.IntentViewController")
case "app":
  AppRunner.main(delegateClass: "\(app)App.AppDelegate")
default:
  FileHandle.standardError.write(Data("error: '\(program)' is neither 'extension' nor 'app'\n".utf8))
  exit(64)
}
