import IntentsUI
import Testing
@_spi(Host) import UIKit

@Suite("Pictures and colours")
struct ImageTests {
  /// A PNG's first bytes: 3 by 2 pixels.
  private let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 2, 8, 6,
  ])

  @Test("A picture keeps its data and knows its size")
  func data() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pngData() == png && UIImagePNGRepresentation(image) == png)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 1, 1])
    #expect(UIImage(data: gif)?.size == CGSize(width: 5, height: 257))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9, 1, 1, 0x11, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 9, height: 7))
    #expect(UIImage(data: Data([0xFF, 0xD8]))?.size == .zero)
  }

  @Test("A picture of a bundle is found as a file and in a catalogue")
  func named() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString).bundle")
    let set = root.appending(path: "Assets.xcassets/Icons/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try png.write(to: set.appending(path: "star@3x.png"))
    try png.write(to: root.appending(path: "moon@2x.png"))
    let bundle = try #require(Bundle(url: root))
    #expect(UIImage(named: "moon", in: bundle)?.size == CGSize(width: 1.5, height: 1))
    #expect(UIImage(named: "star", in: bundle)?.size.width == 1)
    #expect(UIImage(named: "Icons/star", in: bundle) != nil)
    #expect(UIImage(named: "sun", in: bundle) == nil)
  }

  @Test("A picture is found in a catalogue that is a link, and where Git LFS has left its pointer")
  func links() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    let set = root.appending(path: "Project/Assets.xcassets/star.imageset")
    let bundleFolder = root.appending(path: "App.bundle")
    for folder in [set, bundleFolder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(
      at: bundleFolder.appending(path: "Assets.xcassets"),
      withDestinationURL: root.appending(path: "Project/Assets.xcassets"))
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8)
    try pointer.write(to: set.appending(path: "star@2x.jpg"))
    let image = try #require(UIImage(named: "star", in: Bundle(url: bundleFolder)))
    #expect(image.size == .zero && image.pngData() == pointer)
  }

  @Test("An image of an intent carries the picture's data")
  func intentImage() throws {
    let image = try #require(UIImage(data: png))
    #expect(INImage(uiImage: image).value(forKey: "imageData") as? Data == png)
  }

  @Test("A colour is the same by parts, by name and as a literal")
  func colors() {
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red && UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    var green: CGFloat = 0
    UIColor.systemGreen.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(green == 0.78)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
