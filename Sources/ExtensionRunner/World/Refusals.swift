import CFixedWorld
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Telling the author what the fence around the program has kept it from: the error that the program gets says nothing of it.
enum Refusals {
  static func begin() {
    sirisim_world_set_refusal_hook { what, object in
      switch what {
      case sirisim_refused_file: SDKNotice.say(.files, object.map { String(cString: $0) })
      default: SDKNotice.say(.network)
      }
    }
  }
}
