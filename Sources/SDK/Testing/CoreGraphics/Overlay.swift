/// What Swift Testing imports by itself where a file imports it together with CoreGraphics: on a phone it attaches pictures to a test's
/// report, here there is nothing to draw.
@_exported import SDKCoreGraphics
