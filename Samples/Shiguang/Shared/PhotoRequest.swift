import Foundation
import Intents

/// What the two intents have in common: which photos are meant.
protocol PhotoRequest {
  var dateCreated: INDateComponentsRange? { get }
  var locationCreated: CLPlacemark? { get }
  var albumName: String? { get }
  var searchTerms: [String]? { get }
  var searchTermsOperator: INConditionalOperator { get }
  var includedAttributes: INPhotoAttributeOptions { get }
  var excludedAttributes: INPhotoAttributeOptions { get }
  var peopleInPhoto: [INPerson]? { get }
  var peopleInPhotoOperator: INConditionalOperator { get }
}

extension INSearchForPhotosIntent: PhotoRequest {}
extension INStartPhotoPlaybackIntent: PhotoRequest {}

extension PhotoRequest {
  /// Whether nothing at all has been said of the photos.
  var isOpen: Bool {
    dateCreated == nil && locationCreated == nil && albumName == nil && (searchTerms ?? []).isEmpty
      && includedAttributes.isEmpty && excludedAttributes.isEmpty && (peopleInPhoto ?? []).isEmpty
  }
}
