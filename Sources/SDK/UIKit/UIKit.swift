@_exported import CoreImage
/// UIKit as far as an Intents extension and the app around it use it: pictures with their data, colours, and views
/// whose texts are read. Nothing is drawn.
@_exported import SDKCoreGraphics
@_exported import SDKFoundation
