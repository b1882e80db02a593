import Foundation
import SimAppFiles
import SimExtensionBuild
import SimText

// `app-intent-trial LIST FOLDER VOCABULARY`: reads the App Intents of other people's checkouts, says each of their phrases, and prints
// whether all phrases of the list were found, which started their intent, and whether what was asked is what is needed
// (scripts/try-app-intents.sh). With `--build` at the end the App Intents are built, too, and performed in the fence in which every
// handler runs; else nothing of a checkout is built or run.

let arguments = Array(CommandLine.arguments.dropFirst())
let builds = arguments.last == "--build"
guard arguments.count == (builds ? 4 : 3) else {
  FileHandle.standardError.write(Data("usage: app-intent-trial LIST FOLDER VOCABULARY [--build]\n".utf8))
  exit(2)
}
let repositories: [ListedRepository]
do {
  repositories = try ListedRepository.read(arguments[0])
} catch {
  FileHandle.standardError.write(Data("app-intent-trial: \(arguments[0]): \(error)\n".utf8))
  exit(2)
}

var totals = TrialTotals()
let tools = BuildTools.find(environment: ProcessVariables.all)
for repository in repositories where repository.hasProvider {
  let path = arguments[1] + "/" + repository.folder
  guard FileReader.exists(path) else {
    totals.missing.append(repository.repo)
    continue
  }
  let outcome = RepositoryTrial(vocabulary: arguments[2]).run(path, listed: repository.phrases)
  totals.add(outcome)
  print(outcome.line(repository.repo))
  if builds {
    let built = BuildTrial(vocabulary: arguments[2], tools: tools).run(path)
    totals.add(built)
    print(built.line)
  }
}
print(totals.text + totals.builtText)
