import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// Intents that a program hands over without including their definition (P11).
struct DefinitionNotInTarget: Rule {
  let about = RuleDescription(
    "definition-not-in-target", .error, "a program donates an intent whose definition isn't a member of its target",
    explanation: """
      The class may come from a framework, but the shortcut types stand in the definition, and Siri looks for them in the \
      program that donates: without it the donation ends with "Cannot donate interaction with intent that has no valid \
      shortcut types". Every target that uses the intent must be a member of the file; only one of them generates the classes.
      """,
    source: "brave-ios#6856; P11")

  func check(_ subject: Subject) -> [Finding] {
    var homes: [String: String] = [:]
    for definition in subject.programs.flatMap(\.definitions) {
      for intent in definition.ownIntents { homes[intent.className] = definition.file }
    }
    return subject.programs.flatMap { check($0, homes) }
  }

  /// - Parameter homes: the definitions of the intents, by their classes.
  private func check(_ program: ProgramOutline, _ homes: [String: String]) -> [Finding] {
    // Without a project it isn't known what is a member.
    guard let members = program.plan.definitionMembers else { return [] }
    var findings: [Finding] = []
    for file in program.files where !file.names.isDisjoint(with: ["INInteraction", "INShortcut"]) {
      for donation in ShortcutOutline(file: file.file)?.donations ?? [] {
        guard let home = homes[donation.intent], !members.contains(home) else { continue }
        findings.append(
          finding(
            """
            \(program.plan.target, as: "target") donates \(donation.intent, as: "intent"), and \(file: home, as: "definition") \
            isn't a member of it
            """, at: FilePlace(donation.place), severity: program.hasUnreadParts ? .warning : nil,
            fix: Fix("make the definition a member of the target")))
      }
    }
    return findings
  }
}
