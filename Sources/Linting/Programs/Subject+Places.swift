import SimAppFiles
import SimDiagnostics

/// Where a program's Info.plist says what it is.
extension Subject {
  private func part(of plan: ProgramPlan) -> BundleOutline.ExtensionPart? {
    bundles.first { $0.file == plan.infoPath }?.part
  }

  /// Where an intent stands in IntentsSupported; the target's own place where it stands in no list.
  func place(ofIntent name: String, in plan: ProgramPlan) -> FilePlace {
    part(of: plan)?.supported?.first { $0.text == name }?.place ?? FilePlace(plan.place)
  }

  /// Where NSExtensionPrincipalClass stands.
  func placeOfPrincipalClass(in plan: ProgramPlan) -> FilePlace {
    let part = part(of: plan)
    return part?.principalClass?.place ?? part?.storyboard?.place ?? FilePlace(plan.place)
  }
}
