import SimRecognition

extension Understanding {
  var request: Request? {
    if case .request(let request) = outcome { request } else { nil }
  }
}
