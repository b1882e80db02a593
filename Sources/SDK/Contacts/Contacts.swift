@_exported import SDKFoundation
