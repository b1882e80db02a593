import Glibc

/// The paths that begin with a text, sorted, folders with a trailing slash.
func pathNames(beginningWith typed: String) -> [String] {
  let slash = typed.lastIndex(of: "/")
  let head = slash.map { String(typed[...$0]) } ?? ""
  let part = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
  guard let folder = opendir(openable(head)) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name != ".", name != "..", name.hasPrefix(part), part.hasPrefix(".") || !name.hasPrefix(".") else { continue }
    var facts = stat()
    let isFolder = stat(openable(head) + "/" + name, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    names.append(head + name + (isFolder ? "/" : ""))
  }
  return names.sorted()
}

/// `~` is the home folder, an empty path the current one.
private func openable(_ head: String) -> String {
  if head.isEmpty { return "." }
  if head.hasPrefix("~/"), let home = environment("HOME") { return home + head.dropFirst() }
  return head
}
