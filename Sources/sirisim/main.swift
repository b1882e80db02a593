import SimCommandLine

Sirisim.start { arguments in
  if let plain = PlainCommand(arguments) { return try plain.perform() }
  return try FrequentCommand.parse(arguments)?.perform()
}
