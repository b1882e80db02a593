@_exported import UniformTypeIdentifiers

// The names that kinds of data had before UTType.

public let kUTTypeItem = "public.item" as CFString
public let kUTTypeContent = "public.content" as CFString
public let kUTTypeData = "public.data" as CFString
public let kUTTypeText = "public.text" as CFString
public let kUTTypePlainText = "public.plain-text" as CFString
public let kUTTypeUTF8PlainText = "public.utf8-plain-text" as CFString
public let kUTTypeURL = "public.url" as CFString
public let kUTTypeFileURL = "public.file-url" as CFString
public let kUTTypeImage = "public.image" as CFString
public let kUTTypePNG = "public.png" as CFString
public let kUTTypeJPEG = "public.jpeg" as CFString
public let kUTTypeGIF = "com.compuserve.gif" as CFString
public let kUTTypePDF = "com.adobe.pdf" as CFString
public let kUTTypeJSON = "public.json" as CFString
public let kUTTypeHTML = "public.html" as CFString
public let kUTTypeAudio = "public.audio" as CFString
public let kUTTypeMP3 = "public.mp3" as CFString
public let kUTTypeMovie = "public.movie" as CFString
public let kUTTypeVideo = "public.video" as CFString
public let kUTTypeMPEG4 = "public.mpeg-4" as CFString
public let kUTTypeContact = "public.contact" as CFString
public let kUTTypeMessage = "public.message" as CFString
public let kUTTypeEmailMessage = "public.email-message" as CFString
public let kUTTypeFolder = "public.folder" as CFString
