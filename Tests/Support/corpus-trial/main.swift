import Foundation

// `corpus-trial LIST FOLDER PROGRAM`: runs `PROGRAM try --json` over checkouts of other people's projects, and prints by grade how
// many of their extensions are found, built, loaded and talking, and what stopped the rest (scripts/try-corpus.sh).

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let list = arguments.first, let program = arguments.last else {
  FileHandle.standardError.write(Data("usage: corpus-trial LIST FOLDER PROGRAM\n".utf8))
  exit(2)
}
let folder = arguments[arguments.startIndex + 1]
let repositories: [CorpusRepository]
do {
  repositories = try CorpusRepository.read(list)
} catch {
  FileHandle.standardError.write(Data("corpus-trial: \(list): \(error)\n".utf8))
  exit(2)
}

var table = CorpusTable()
for repository in repositories {
  let path = folder + "/" + repository.folder
  guard FileManager.default.fileExists(atPath: path) else {
    table.missing.append(repository.repo)
    continue
  }
  let trial = CorpusTrial.run(program, path)
  for target in repository.extensions {
    let state = CorpusState(trial, of: target.name)
    table.add(state, repository.shownGrade)
    print("\(state.reached.rawValue)\t\(repository.shownGrade)\t\(repository.repo)\t\(target.name)\t\(state.reason)")
  }
}
print(table.text)
