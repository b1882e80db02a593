/// What Foundation has on a phone and lacks on Linux.
///
/// `Intents`, `UIKit` and all modules of `Sources/SDK` re-export it together with Foundation itself: a file that imports one of
/// them sees both. A class here of the same name as one that Foundation marks as unavailable takes its place.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
