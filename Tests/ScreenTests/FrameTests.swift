import SimScreen
import Testing

struct FrameTests {
  @Test func rowsThatReadTheSameAreTheSame() {
    #expect(Row([Span("Sam", .siri)]) == Row([Span("Sam", .siri)]))
    #expect(Row([Span("Sam", .siri)]) != Row([Span("Sam", .user)]))
  }
}
