/// Apple's `os`, with what `os.log` and `OSLog` have. The module's name is `SDKOS`, because other packages ask whether there is an
/// `os` and would take this one for Apple's: an extension is compiled with `-module-alias os=SDKOS`.
@_exported import SDKFoundation
