@_exported import SDKOS
