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

/// Prints a line at once: whoever waits for an hour sees how far it is, and has what was found where it is ended.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

var totals = TrialTotals()
let tools = BuildTools.find(environment: ProcessVariables.all)
// Without a provider there is no phrase to be said; what is built is started by its name.
for repository in repositories where repository.hasProvider || builds {
  let path = arguments[1] + "/" + repository.folder
  guard FileReader.exists(path) else {
    totals.missing.append(repository.repo)
    continue
  }
  if repository.hasProvider {
    let outcome = RepositoryTrial(vocabulary: arguments[2]).run(path, listed: repository.phrases)
    totals.add(outcome)
    tell(outcome.line(repository.repo))
  } else {
    tell("..\t\(repository.repo)\tno provider")
  }
  if builds {
    let begun = ContinuousClock.now
    let built = BuildTrial(vocabulary: arguments[2], tools: tools).run(path)
    totals.add(built)
    tell(built.line + "\t\((ContinuousClock.now - begun).components.seconds) s")
  }
}
tell(totals.text + totals.builtText)
