/// Apple's Combine by OpenCombine, with what it has for Foundation and Dispatch. The module's name is `SDKCombine`, because OpenCombine
/// itself asks whether there is a `Combine`: an extension is compiled with `-module-alias Combine=SDKCombine`.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
