import Foundation
import SimAppFiles
import SimText

// `app-intent-trial LIST FOLDER VOCABULARY`: reads the App Intents of other people's checkouts, says each of their phrases, and prints
// whether all phrases of the list were found, which started their intent, and whether what was asked is what is needed
// (scripts/try-app-intents.sh). Nothing of a checkout is built or run.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: app-intent-trial LIST FOLDER VOCABULARY\n".utf8))
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
for repository in repositories where repository.hasProvider {
  let path = arguments[1] + "/" + repository.folder
  guard FileReader.exists(path) else {
    totals.missing.append(repository.repo)
    continue
  }
  let outcome = RepositoryTrial(vocabulary: arguments[2]).run(path, listed: repository.phrases)
  totals.add(outcome)
  print(outcome.line(repository.repo))
}
print(totals.text)
