import Glibc

/// The symbol table of the running program: where its functions begin.
///
/// It is read from the program's file, which takes some milliseconds, so it is only used for faults.
struct ProgramSymbols {
  struct Function {
    var mangledName: String
    /// In memory.
    var address: UInt
  }

  /// The functions whose mangled names begin with a prefix.
  static func functions(withPrefix prefix: String) -> [Function] {
    guard let slide, let file = fopen("/proc/self/exe", "r") else { return [] }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return [] }
    let size = ftell(file)
    guard size > MemoryLayout<Elf64_Ehdr>.size, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, fileno(file), 0),
      start != MAP_FAILED
    else { return [] }
    defer { munmap(start, size) }
    return ELF(bytes: UnsafeRawBufferPointer(start: start, count: size)).functions(withPrefix: prefix, slide: slide)
  }

  /// The offset between the program's addresses in its file and in memory: the address of its first segment.
  private static var slide: UInt? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return UInt(text.prefix { $0 != "-" }, radix: 16)
  }
}

/// A file in the Executable and Linkable Format, 64 bits.
private struct ELF {
  let bytes: UnsafeRawBufferPointer

  func functions(withPrefix prefix: String, slide: UInt) -> [ProgramSymbols.Function] {
    guard let header: Elf64_Ehdr = read(at: 0) else { return [] }
    var functions: [ProgramSymbols.Function] = []
    for index in 0..<Int(header.e_shnum) {
      guard let section = section(index, header), section.sh_type == UInt32(SHT_SYMTAB),
        let names = self.section(Int(section.sh_link), header)
      else { continue }
      let stride = MemoryLayout<Elf64_Sym>.size
      for number in 0..<Int(section.sh_size) / stride {
        guard let symbol: Elf64_Sym = read(at: Int(section.sh_offset) + number * stride), symbol.st_value != 0,
          let name = name(at: Int(names.sh_offset) + Int(symbol.st_name), withPrefix: Array(prefix.utf8))
        else { continue }
        functions.append(ProgramSymbols.Function(mangledName: name, address: UInt(symbol.st_value) &+ slide))
      }
    }
    return functions
  }

  private func section(_ index: Int, _ header: Elf64_Ehdr) -> Elf64_Shdr? {
    read(at: Int(header.e_shoff) + index * Int(header.e_shentsize))
  }

  private func name(at start: Int, withPrefix prefix: [UInt8]) -> String? {
    guard start >= 0, start + prefix.count < bytes.count else { return nil }
    for (index, byte) in prefix.enumerated() where bytes[start + index] != byte { return nil }
    var end = start + prefix.count
    while end < bytes.count, bytes[end] != 0 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func read<Structure: BitwiseCopyable>(at offset: Int) -> Structure? {
    guard offset >= 0, offset + MemoryLayout<Structure>.size <= bytes.count else { return nil }
    return bytes.loadUnaligned(fromByteOffset: offset, as: Structure.self)
  }
}
