import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

let run = Measurement(value: 5, unit: UnitLength.kilometers)
print(run, run.value, run.unit.symbol, run.converted(to: .miles).value, run.converted(to: .meters))
let boiling = Measurement(value: 100, unit: UnitTemperature.celsius)
print(boiling.converted(to: .fahrenheit).value, boiling.converted(to: .kelvin))

let longer = run + Measurement(value: 500, unit: UnitLength.meters)
print(longer, run > Measurement(value: 3, unit: .miles), run == Measurement(value: 5000, unit: UnitLength.meters))
print(run * 2, 2 * run, run / 4, run - Measurement(value: 1, unit: .kilometers))
print([run, longer].max()!, [longer, run].sorted().map(\.value), Set([run, run, longer]).count)

var wait = Measurement(value: 1, unit: UnitDuration.milliseconds)
wait.convert(to: .seconds)
print(wait)
print(Measurement(value: 10, unit: UnitSpeed.metersPerSecond).converted(to: .kilometersPerHour))
print(Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value)
print(Measurement(value: 1, unit: UnitMass.kilograms).converted(to: .pounds).value)
print(Measurement(value: 5, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers))

func show<U: Dimension>(_ measurement: Measurement<U>) -> String { "\(measurement.value) \(measurement.unit.symbol)" }
print(show(boiling), show(run))
let unit: Unit = UnitLength.feet
print(unit.symbol, UnitLength.baseUnit().symbol, UnitEnergy.kilocalories.symbol, UnitInformationStorage.megabytes.symbol)
let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
print(Measurement(value: 2, unit: smoot).converted(to: .meters))
print(UnitLength.meters == UnitLength.meters, UnitLength.meters.isEqual(UnitLength.feet))

// Requests say how long they wait and what may answer them.
var request = URLRequest(url: URL(string: "https://a.example/c")!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
print(request.timeoutInterval, request.url!, request.cachePolicy == .reloadIgnoringLocalCacheData, request.httpMethod!)
request.cachePolicy = .useProtocolCachePolicy
print(request.cachePolicy.rawValue, URLRequest(url: request.url!, timeoutInterval: 3).timeoutInterval)

// The parts of a name.
var name = PersonNameComponents()
name.givenName = "Ada"
name.familyName = "Lovelace"
print(name.givenName as Any, name.nickname as Any, [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " "))

// A day's hours.
let start = Date(timeIntervalSince1970: 0)
for moment in stride(from: start, to: start.addingTimeInterval(3 * 3600), by: 3600) { print(moment.timeIntervalSince1970) }
print(stride(from: start, through: start + 7200, by: 3600).map { $0.timeIntervalSince1970 })
print(stride(from: start + 20, to: start, by: -10).map { $0.timeIntervalSince1970 })

// How many bytes a text has.
let text = "héllo€😀"
print(text.lengthOfBytes(using: .utf8), text.lengthOfBytes(using: .utf16), text.maximumLengthOfBytes(using: .utf8))
print(text.lengthOfBytes(using: .ascii), "abc".lengthOfBytes(using: .ascii))
