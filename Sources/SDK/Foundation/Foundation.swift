/// The parts of Foundation that exist on a phone and not on Linux.
///
/// `Intents`, `UIKit` and all modules of `Sources/SDK` re-export it together with Foundation itself: a file that
/// imports one of them sees both. A class here replaces one of the same name that Foundation marks as unavailable.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
