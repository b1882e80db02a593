import Glibc

/// The modes of a terminal, to be compared.
package struct TerminalModes: Equatable {
  let flags: [tcflag_t]
  let keys: [UInt8]

  init(of descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
