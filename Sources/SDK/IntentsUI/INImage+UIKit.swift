import Intents
import SDKCoreGraphics
@_spi(Host) import UIKit

extension INImage {
  /// A picture with its data; one of the system's symbols by its name.
  public convenience init(uiImage image: UIImage) {
    if let data = image.data { self.init(imageData: data) } else { self.init(named: image.name ?? "") }
  }

  public convenience init(cgImage image: CGImage) { self.init(uiImage: UIImage(cgImage: image)) }

  /// The size in which Siri shows a picture.
  public class func imageSize(for intentResponse: INIntentResponse) -> CGSize { CGSize(width: 60, height: 60) }
}
