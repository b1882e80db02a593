import Intents

extension WorkoutCatalogue {
  static let builtIn: [Workout] = [
    Workout(
      identifier: "dongdong.run", chinese: ["跑步", "慢跑"], english: ["run", "jog"], taiwanese: ["跑步", "慢跑"],
      indonesian: ["lari", "joging"], siriName: .run, asksForPlace: true,
      kilocaloriesPerMinute: 11),
    Workout(
      identifier: "dongdong.walk", chinese: ["散步", "健走"], english: ["walk", "stroll"], taiwanese: ["健走", "散步"],
      indonesian: ["jalan kaki", "jalan santai"], siriName: .walk,
      tracking: .phone,
      kilocaloriesPerMinute: 4),
    Workout(
      identifier: "dongdong.ride", chinese: ["骑行", "骑车"], english: ["bike ride", "cycling"],
      taiwanese: ["飛輪", "腳踏車", "騎車"], indonesian: ["bersepeda", "sepeda"], siriName: .cycle,
      asksForPlace: true, kilocaloriesPerMinute: 9),
    Workout(
      identifier: "dongdong.row", chinese: ["划船机", "划船"], english: ["rowing machine", "row"], taiwanese: ["划船機", "划船"],
      indonesian: ["mesin dayung", "mendayung"], siriName: .rower,
      places: [.indoor], needsGoal: true),
    Workout(
      identifier: "dongdong.wall-climb", chinese: ["攀岩"], english: ["wall climb"], taiwanese: ["攀岩"],
      indonesian: ["panjat tebing"], measures: [.time],
      kilocaloriesPerMinute: 10),
    Workout(
      identifier: "dongdong.stair-climb", chinese: ["爬楼梯", "爬楼"], english: ["stair climb"], taiwanese: ["爬樓梯", "登階"],
      indonesian: ["naik tangga"], siriName: .stairs,
      places: [.indoor], measures: [.time, .energy], tracking: .phone),
    Workout(
      identifier: "dongdong.jump-rope", chinese: ["跳绳"], english: ["jump rope"], taiwanese: ["跳繩"],
      indonesian: ["lompat tali"], measures: [.time, .energy],
      kilocaloriesPerMinute: 12),
    Workout(
      identifier: "dongdong.power-hour", chinese: ["力量一小时"], english: ["Power Hour"], taiwanese: ["力量一小時"],
      indonesian: ["Power Hour"], places: [.indoor],
      measures: [.time, .energy]),
    Workout(
      identifier: "dongdong.tai-chi", chinese: ["二十四式太极拳", "太极拳"], english: ["Twenty-Four Form Tai Chi", "tai chi"],
      taiwanese: ["二十四式太極拳", "太極拳"], indonesian: ["tai chi"],
      measures: [.time], kilocaloriesPerMinute: 4),
    Workout(
      identifier: "dongdong.brocades", chinese: ["八段锦"], english: ["Eight Brocades", "Ba Duan Jin"], taiwanese: ["八段錦"],
      indonesian: ["Ba Duan Jin"],
      measures: [.time], tracking: .course(minutes: 12), kilocaloriesPerMinute: 3),
    Workout(
      identifier: "dongdong.sunrise-yoga", chinese: ["日出瑜伽"], english: ["Sunrise Yoga"], taiwanese: ["日出瑜珈"],
      indonesian: ["Sunrise Yoga", "yoga pagi"], measures: [.time],
      tracking: .course(minutes: 20), kilocaloriesPerMinute: 3),
    Workout(
      identifier: "dongdong.bedtime-yoga", chinese: ["睡前瑜伽"], english: ["Bedtime Yoga"], taiwanese: ["睡前瑜珈"],
      indonesian: ["Bedtime Yoga", "yoga malam"], places: [.indoor],
      measures: [.time], tracking: .course(minutes: 15), kilocaloriesPerMinute: 3),
  ]

  /// What the user has put together, the most used first.
  static let own: [Workout] = [
    Workout(
      identifier: "own.1", chinese: ["周日长跑"], english: ["Sunday Long Run"], taiwanese: ["週日長跑"],
      indonesian: ["Lari Panjang Minggu"], places: [.outdoor],
      kilocaloriesPerMinute: 11),
    Workout(
      identifier: "own.2", chinese: ["七零年代单车"], english: ["70s Punk Ride"], taiwanese: ["七零年代單車"],
      indonesian: ["70s Punk Ride"], places: [.indoor],
      kilocaloriesPerMinute: 9),
    Workout(
      identifier: "own.3", chinese: ["环湖"], english: ["Once Around the Lake"], taiwanese: ["環湖"],
      indonesian: ["Keliling Danau"], places: [.outdoor],
      kilocaloriesPerMinute: 9),
  ]
}
