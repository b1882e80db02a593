import CFixedWorld
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Reports to the author what the fence around the program has refused: the error that the program gets doesn't say so.
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
