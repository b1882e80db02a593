// Names of ImageIO, which Apple's CoreImage and UIKit bring along.

public let kCGImageAuxiliaryDataTypeDepth = "kCGImageAuxiliaryDataTypeDepth" as CFString
public let kCGImageAuxiliaryDataTypeDisparity = "kCGImageAuxiliaryDataTypeDisparity" as CFString
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte = "kCGImageAuxiliaryDataTypePortraitEffectsMatte" as CFString
public let kCGImagePropertyOrientation = "Orientation" as CFString
public let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
public let kCGImagePropertyPixelHeight = "PixelHeight" as CFString
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize" as CFString
