import Foundation
import Intents

/// The search that a request asks for.
struct PhotoSearch {
  private let request: PhotoRequest
  private let album: Album?
  private let people: [String]
  private let tags: [String]

  init(_ request: PhotoRequest) {
    self.request = request
    album = request.albumName.flatMap(Albums.album(named:))
    people = (request.peopleInPhoto ?? []).compactMap(\.customIdentifier)
    tags = (request.searchTerms ?? []).map { Tags.tag(named: $0)?.id ?? "?" }
  }

  /// What fits, the oldest first.
  func results(in library: Library) -> [Photo] {
    library.photos.filter(fits).sorted { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) }
  }

  /// Whether only the private album could hold what is asked for.
  var isPrivate: Bool { album?.isPrivate ?? false }

  private func fits(_ photo: Photo) -> Bool {
    fitsAlbum(photo) && fitsKinds(photo) && fitsDate(photo) && fitsPlace(photo) && fitsPeople(photo) && fitsTags(photo)
  }

  private func fitsAlbum(_ photo: Photo) -> Bool {
    guard request.albumName != nil else {
      // What is private is found by nothing but its album.
      return !photo.albumIDs.contains { Albums.byID[$0]?.isPrivate == true }
    }
    return album.map { photo.albumIDs.contains($0.id) } ?? false
  }

  private func fitsKinds(_ photo: Photo) -> Bool {
    // A video is meant where one is asked for, and where nothing is said.
    photo.kinds.isSuperset(of: request.includedAttributes) && photo.kinds.isDisjoint(with: request.excludedAttributes)
  }

  private func fitsDate(_ photo: Photo) -> Bool {
    guard let range = request.dateCreated else { return true }
    guard let date = photo.date else { return false }
    if let first = range.firstMoment, date < first { return false }
    if let last = range.lastMoment, date >= last { return false }
    return true
  }

  private func fitsPlace(_ photo: Photo) -> Bool {
    guard let place = request.locationCreated else { return true }
    guard let own = photo.placeID.flatMap({ Places.byID[$0] }) else { return false }
    return Places.isIn(own, place)
  }

  private func fitsPeople(_ photo: Photo) -> Bool {
    fits(people, in: photo.faceIDs, request.peopleInPhotoOperator)
  }

  private func fitsTags(_ photo: Photo) -> Bool { fits(tags, in: photo.tagIDs, request.searchTermsOperator) }

  private func fits(_ wanted: [String], in own: [String], _ condition: INConditionalOperator) -> Bool {
    guard !wanted.isEmpty else { return true }
    return switch condition {
    case .any: wanted.contains(where: own.contains)
    case .none: !wanted.contains(where: own.contains)
    default: wanted.allSatisfy(own.contains)
    }
  }
}
