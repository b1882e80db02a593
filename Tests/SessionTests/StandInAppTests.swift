import SimCatalog
import Testing

@testable import SimSession

/// What stands in for an app whose screens aren't built.
@Suite("A stand-in for an app")
struct StandInAppTests {
  @Test("shows the activity that it gets, and says what it is")
  func shows() {
    let activity = UserActivity(activityType: "Brew", userInfo: [UserInfoEntry(key: "kind", value: "green")])
    let interaction = Interaction(intent: FilledIntent(name: "OrderTeaIntent"), response: nil, status: "unspecified")
    let screen = StandInApp(name: "TeaTime").answer(to: .continue(activity, interaction: interaction)).screen
    #expect(screen?.title == "TeaTime")
    #expect(
      screen?.rows == [
        "(a stand-in: the app's screens aren't built here)", "activity: Brew", "kind: green",
        "of: OrderTeaIntent",
      ])
  }

  @Test("handles in the app's place, and says that it did")
  func handles() {
    let app = StandInApp(name: "TeaTime")
    let call = AppCall.handle(FilledIntent(name: "OrderTeaIntent"))
    #expect(app.answer(to: call).response?.code == "success")
    #expect(
      app.log(of: call)?.text
        == "a stand-in handled OrderTeaIntent in the app's place: the app itself isn't built here")
    #expect(app.log(of: .open) == nil)
  }
}
