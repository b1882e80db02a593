extension Gazetteer {
  static let all: [Place] = [
    Place(
      name: "福州火车站", otherNames: ["福州站", "Fuzhou Railway Station"], city: "福州", latitude: 26.1130, longitude: 119.3200),
    Place(name: "林大北路", city: "福州", latitude: 26.0860, longitude: 119.2370),
    Place(name: "三坊七巷", city: "福州", latitude: 26.0850, longitude: 119.2950),
    Place(name: "中山公园", city: "福州", latitude: 26.0950, longitude: 119.2980),
    Place(name: "长乐机场", otherNames: ["福州机场"], city: "福州", latitude: 25.9350, longitude: 119.6630),
    Place(name: "人民广场", city: "上海", latitude: 31.2320, longitude: 121.4750),
    Place(name: "虹桥火车站", otherNames: ["虹桥站"], city: "上海", latitude: 31.1940, longitude: 121.3200),
    Place(name: "中山公园", city: "上海", latitude: 31.2210, longitude: 121.4180),
    Place(name: "布达拉宫", city: "拉萨", latitude: 29.6550, longitude: 91.1170),
    Place(name: "Union Square", city: "San Francisco", latitude: 37.7880, longitude: -122.4075),
    Place(name: "Ferry Building", city: "San Francisco", latitude: 37.7955, longitude: -122.3937),
    Place(name: "Golden Gate Park", city: "San Francisco", latitude: 37.7690, longitude: -122.4830),
    Place(name: "Market Street", city: "San Francisco", latitude: 37.7850, longitude: -122.4100),
    Place(
      name: "San Francisco Airport", otherNames: ["SFO"], city: "San Francisco", latitude: 37.6213, longitude: -122.3790
    ),
    Place(name: "Market Street", city: "San Jose", latitude: 37.3350, longitude: -121.8910),
    Place(name: "Diridon Station", city: "San Jose", latitude: 37.3297, longitude: -121.9020),
    Place(name: "University Avenue", city: "Palo Alto", latitude: 37.4460, longitude: -122.1610),
    Place(name: "Stanford Shopping Center", city: "Palo Alto", latitude: 37.4430, longitude: -122.1710),
    Place(name: "台北車站", otherNames: ["北車", "Taipei Main Station"], city: "台北", latitude: 25.0478, longitude: 121.5170),
    Place(name: "西門町", city: "台北", latitude: 25.0421, longitude: 121.5081),
    Place(name: "台北 101", city: "台北", latitude: 25.0339, longitude: 121.5645),
    Place(name: "桃園機場", city: "桃園", latitude: 25.0797, longitude: 121.2342),
    Place(name: "Monas", otherNames: ["Monumen Nasional"], city: "Jakarta", latitude: -6.1754, longitude: 106.8272),
    Place(name: "Stasiun Gambir", otherNames: ["Gambir"], city: "Jakarta", latitude: -6.1767, longitude: 106.8306),
    Place(name: "Blok M", city: "Jakarta", latitude: -6.2443, longitude: 106.7986),
    Place(
      name: "Bandara Soekarno-Hatta", otherNames: ["Soekarno-Hatta"], city: "Jakarta", latitude: -6.1256,
      longitude: 106.6559),
    Place(name: "Lake Tahoe", city: "South Lake Tahoe", latitude: 39.0968, longitude: -120.0324),
  ]
}
