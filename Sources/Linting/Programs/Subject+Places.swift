import SimAppFiles
import SimDiagnostics

/// The places at which a program's Info.plist says what it is.
extension Subject {
  private func part(of plan: ProgramPlan) -> BundleOutline.ExtensionPart? {
    bundles.first { $0.file == plan.infoPath }?.part
  }

  /// The place of an intent in IntentsSupported; the target's own place if no list has it.
  func place(ofIntent name: String, in plan: ProgramPlan) -> FilePlace {
    part(of: plan)?.supported?.first { $0.text == name }?.place ?? FilePlace(plan.place)
  }

  /// The place of NSExtensionPrincipalClass.
  func placeOfPrincipalClass(in plan: ProgramPlan) -> FilePlace {
    let part = part(of: plan)
    return part?.principalClass?.place ?? part?.storyboard?.place ?? FilePlace(plan.place)
  }
}
