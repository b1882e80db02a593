/// What was photographed. The library begins on the first of August 2016.
enum Events {
  static let all: [Event] = abroad + atHome + china + papers

  private static let abroad: [Event] = [
    Event(
      id: "maui", year: 2026, month: 11, day: 14, place: "p-1", faces: ["f-1", "f-2"], tags: ["t-beach"],
      albums: ["a-1"],
      shots: [.init(9), .init(2, [.photo, .selfie, .frontFacingCamera], faces: ["f-0", "f-2"]), .init(1, [.video])]),
    Event(
      id: "cape", year: 2026, month: 7, day: 11, faces: ["f-2"], tags: ["t-beach", "t-lighthouse"], albums: ["a-3"],
      shots: [.init(6), .init(1, [.photo, .panoramaPhoto])]),
    Event(
      id: "rome", year: 2024, month: 5, day: 2, place: "p-3", faces: ["f-2", "f-3"], albums: ["a-7"],
      shots: [.init(14), .init(3, [.photo, .favorite])]),
    Event(
      id: "paris", year: 2024, month: 5, day: 6, place: "p-4", faces: ["f-2", "f-3"], albums: ["a-7"],
      shots: [.init(4), .init(5, [.photo], faces: ["f-2"]), .init(2, [.photo, .panoramaPhoto], faces: [])]),
    Event(
      id: "iceland", year: 2022, month: 2, day: 18, place: "p-7", tags: ["t-aurora"],
      shots: [.init(8, [.photo, .longExposurePhoto]), .init(1, [.video, .timeLapseVideo])]),
    Event(
      id: "oregon", year: 2021, month: 6, day: 3, place: "p-5", faces: ["f-5"], albums: ["a-4"],
      shots: [.init(5)]),
    Event(
      id: "maine", year: 2020, month: 8, day: 22, place: "p-6", faces: ["f-6"], tags: ["t-lighthouse"],
      shots: [.init(7)]),
  ]

  private static let atHome: [Event] = [
    Event(
      id: "park", year: 2026, month: 10, day: 3, place: "p-2", tags: ["t-dog"], albums: ["a-2"],
      shots: [.init(10), .init(2, [.video, .slowMotionVideo]), .init(1, [.photo, .favorite, .livePhoto])]),
    Event(
      id: "birthday", year: 2026, month: 3, day: 8, faces: ["f-5"], tags: ["t-birthday-cake"], albums: ["a-6"],
      shots: [.init(4)]),
    Event(
      id: "wedding", year: 2023, month: 9, day: 16, faces: ["f-1", "f-5"], tags: ["t-wedding", "t-wedding-cake"],
      shots: [.init(21), .init(3, [.photo, .monoFilter])]),
    Event(id: "concert", year: 2025, month: 10, day: 11, tags: ["t-concert"], albums: ["a-5"], shots: [.init(12)]),
    Event(id: "first", year: 2016, month: 8, day: 1, faces: ["f-4"], shots: [.init(1)]),
  ]

  private static let china: [Event] = [
    Event(
      id: "hangzhou", year: 2026, month: 11, day: 15, place: "p-11", faces: ["f-11", "f-12"], albums: ["a-15"],
      shots: [.init(8), .init(3, [.photo, .selfie, .frontFacingCamera], faces: ["f-0", "f-12"])]),
    Event(
      id: "xiamen", year: 2025, month: 7, day: 19, place: "p-12", faces: ["f-11"], tags: ["t-beach"], albums: ["a-13"],
      shots: [.init(7), .init(1, [.photo, .panoramaPhoto]), .init(2, [.photo], faces: ["f-13"])]),
    Event(
      id: "shanghai", year: 2026, month: 4, day: 5, place: "p-13", faces: ["f-15"], tags: ["t-blossom"],
      albums: ["a-14"], shots: [.init(6)]),
    Event(id: "zhongshan", year: 2025, month: 7, day: 20, place: "p-14", faces: ["f-13"], shots: [.init(3)]),
    Event(
      id: "beijing", year: 2025, month: 10, day: 2, place: "p-15", faces: ["f-11", "f-13"], albums: ["a-16"],
      shots: [.init(9), .init(1, [.photo, .favorite])]),
    Event(
      id: "fuzhou", year: 2026, month: 6, day: 1, place: "p-16", faces: ["f-14"], albums: ["a-11"],
      shots: [.init(5), .init(1, [.video])]),
    Event(id: "puppy", year: 2026, month: 5, day: 2, tags: ["t-dog"], albums: ["a-12"], shots: [.init(4)]),
  ]

  private static let papers: [Event] = [
    Event(id: "whiteboard", year: 2026, month: 11, day: 17, shots: [.init(2)]),
    Event(
      id: "yesterday", year: 2026, month: 11, day: 19, tags: [],
      shots: [.init(2, [.photo], tags: ["t-receipt"]), .init(3, [.photo, .screenshot])]),
    Event(id: "passport", year: 2026, month: 1, day: 9, albums: ["a-8", "a-17"], shots: [.init(2)]),
  ]
}
