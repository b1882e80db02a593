import Foundation
import Intents

/// Somebody who drives for the service, with the car.
struct Driver {
  var name: String
  var phone: String
  var rating: String
  var plate: String
  var manufacturer: String
  var model: String

  func asRideDriver() -> INRideDriver {
    INRideDriver(phoneNumber: phone, nameComponents: nil, displayName: name, image: nil, rating: rating)
  }

  func asVehicle() -> INRideVehicle {
    let vehicle = INRideVehicle()
    vehicle.registrationPlate = plate
    vehicle.manufacturer = manufacturer
    vehicle.model = model
    return vehicle
  }

  /// Who comes: each area has one driver for each option on duty.
  static func onDuty(for option: RideOption, in area: ServiceArea) -> Driver {
    switch area.currency {
    case "CNY": chinese(option)
    case "TWD": taiwanese(option)
    case "IDR": indonesian(option)
    default: american(option)
    }
  }

  private static func taiwanese(_ option: RideOption) -> Driver {
    let (name, plate) =
      switch option {
      case .shared: ("陳大哥", "ABC-6102")
      case .premier: ("林大哥", "ABC-8017")
      case .van: ("黃大姊", "RAB-3390")
      case .truck: ("鄭大哥", "KEA-0588")
      case .sports: ("吳大哥", "BXR-9901")
      }
    return Driver(
      name: name, phone: "+886 912 000 20\(option.seats)", rating: "4.9", plate: plate, manufacturer: "Toyota",
      model: "Camry")
  }

  private static func indonesian(_ option: RideOption) -> Driver {
    let (name, plate) =
      switch option {
      case .shared: ("Pak Joko", "B 6102 HHR")
      case .premier: ("Pak Hendra", "B 8017 HHP")
      case .van: ("Bu Rina", "B 3390 HHV")
      case .truck: ("Pak Eko", "B 9588 HHT")
      case .sports: ("Pak Yanto", "B 1 HHX")
      }
    return Driver(
      name: name, phone: "+62 812 0000 020\(option.seats)", rating: "4.9", plate: plate, manufacturer: "Toyota",
      model: "Avanza")
  }

  private static func chinese(_ option: RideOption) -> Driver {
    switch option {
    case .shared:
      Driver(name: "陈师傅", phone: "+86 139 0000 0101", rating: "4.8", plate: "闽A·61S02", manufacturer: "比亚迪", model: "秦")
    case .premier:
      Driver(name: "林师傅", phone: "+86 139 0000 0102", rating: "4.9", plate: "闽A·80P17", manufacturer: "红旗", model: "H5")
    case .van:
      Driver(
        name: "黄师傅", phone: "+86 139 0000 0103", rating: "4.7", plate: "沪C·33V90", manufacturer: "别克", model: "GL8")
    case .truck:
      Driver(name: "郑师傅", phone: "+86 139 0000 0104", rating: "4.6", plate: "闽A·05T88", manufacturer: "解放", model: "J6")
    case .sports:
      Driver(
        name: "吴师傅", phone: "+86 139 0000 0105", rating: "5.0", plate: "闽A·99X01", manufacturer: "蔚来", model: "EP9")
    }
  }

  private static func american(_ option: RideOption) -> Driver {
    switch option {
    case .shared:
      Driver(
        name: "Rosa", phone: "+1 555 0201", rating: "4.8", plate: "8HHR112", manufacturer: "Toyota", model: "Prius")
    case .premier:
      Driver(name: "Omar", phone: "+1 555 0202", rating: "4.9", plate: "8HHP415", manufacturer: "Lincoln", model: "MKZ")
    case .van:
      Driver(
        name: "Grace", phone: "+1 555 0203", rating: "4.7", plate: "8HHV608", manufacturer: "Chrysler",
        model: "Pacifica")
    case .truck:
      Driver(name: "Pete", phone: "+1 555 0204", rating: "4.6", plate: "8HHT909", manufacturer: "Isuzu", model: "NPR")
    case .sports:
      Driver(name: "Yuki", phone: "+1 555 0205", rating: "5.0", plate: "8HHX777", manufacturer: "Mazda", model: "MX-5")
    }
  }
}
