import Foundation

// `corpus-trial LIST FOLDER PROGRAM`: runs `PROGRAM try --json` over checkouts of other people's projects, and prints by grade how
// many of their extensions are found, built, loaded and talking, and what stopped the rest (scripts/try-corpus.sh).
// `corpus-trial --samples LIST FOLDER PROGRAM` does so with Apple's own samples, and prints a table of how far each came, with what
// ended it; exit status 1 where one ends neither in handle nor in a reason (scripts/try-apple-samples.sh).

/// Prints a line at once: whoever waits sees how far it is.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let triesSamples = arguments.first == "--samples"
if triesSamples { arguments.removeFirst() }
guard arguments.count == 3 else { fail("usage: corpus-trial [--samples] LIST FOLDER PROGRAM") }
let (list, folder, program) = (arguments[0], arguments[1], arguments[2])

/// What the list has; a list that can't be read ends the program.
func read<Entry>(_ reader: (String) throws -> [Entry]) -> [Entry] {
  do { return try reader(list) } catch { fail("corpus-trial: \(list): \(error)") }
}

func trySamples() -> Int32 {
  var table = SampleTable()
  let samples = read(Sample.read)
  tell(SampleTable.head)
  for sample in samples {
    let path = folder + "/" + sample.folder
    guard FileManager.default.fileExists(atPath: path) else {
      table.miss(sample)
      continue
    }
    tell(table.add(SampleState(CorpusTrial.run(program, path)), sample))
  }
  tell(table.text)
  return table.unexplained.isEmpty ? 0 : 1
}

func tryCorpus() {
  var table = CorpusTable()
  for repository in read(CorpusRepository.read) {
    let path = folder + "/" + repository.folder
    guard FileManager.default.fileExists(atPath: path) else {
      table.missing.append(repository.repo)
      continue
    }
    let trial = CorpusTrial.run(program, path)
    for target in repository.extensions {
      let state = CorpusState(trial, of: target.name)
      table.add(state, repository.shownGrade)
      tell("\(state.reached.rawValue)\t\(repository.shownGrade)\t\(repository.repo)\t\(target.name)\t\(state.reason)")
    }
  }
  tell(table.text)
}

if triesSamples { exit(trySamples()) }
tryCorpus()
