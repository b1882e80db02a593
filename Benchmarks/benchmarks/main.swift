@preconcurrency import Glibc

// benchmarks [understand] [answers] [session] [replay] [start] [screen] [suggest]: all of them when none is named.

let wanted = Set(CommandLine.arguments.dropFirst())
func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

setvbuf(stdout, nil, _IOLBF, 0)
if isWanted("understand") {
  UnderstandingBenchmark.run(language: "en", templates: Sentences.english, name: Names.latin)
  UnderstandingBenchmark.run(language: "zh-Hans", templates: Sentences.chinese, name: Names.chinese)
}
if isWanted("answers") {
  AnswerBenchmark.run(language: "en", user: "sam", templates: Sentences.english)
  AnswerBenchmark.run(language: "zh-Hans", user: "lin", templates: Sentences.chinese)
}
if isWanted("session") { SessionBenchmark.run() }
if isWanted("replay") { ReplayBenchmark.run() }
if isWanted("start") { StartBenchmark.run() }
if isWanted("screen") { ScreenBenchmark.run() }
if isWanted("suggest") { SuggestionBenchmark.run() }
