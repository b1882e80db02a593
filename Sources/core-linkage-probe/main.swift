import SimExtensionWire
import SimScreen
import SimShown
import SimText
import SimTranscripts

// A program of the core alone. That it links, and what it then needs (scripts/check-linkage.sh), is the proof that the core uses
// no Foundation, no terminal and no other C library; that it runs is a bonus.
let file = TalkFile.parse("> hello\nHi.\n")
var buffer = LineBuffer()
buffer.append(Array("a line\n".utf8))
var screen = ScreenState(size: ScreenSize(columns: 40, rows: 10))
screen.append(Entry(line: "> hello"))
print(file.turns.count, buffer.next()?.count ?? 0, screen.frame().rows.count, WireCodec.protocolVersion)
