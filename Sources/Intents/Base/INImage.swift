/// A picture, by its source: nothing is drawn here.
open class INImage: INStoredObject {
  public convenience init(named name: String) {
    self.init()
    store(name, as: "name")
  }

  public convenience init(imageData: Data) {
    self.init()
    store(imageData, as: "imageData")
  }

  public convenience init?(url URL: URL) {
    self.init()
    store(URL, as: "url")
  }

  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init()
    store(URL, as: "url")
    store(width, as: "width")
    store(height, as: "height")
  }

  open class func systemImageNamed(_ systemImageName: String) -> Self {
    make(properties: ["systemImageName": systemImageName]) ?? unsafeDowncast(INImage(), to: Self.self)
  }
}
