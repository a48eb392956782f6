internal import Foundation

// When and where the simulated device is used.
extension World {
    /// When each run is launched: 9:41 on the first of January 2026, in Greenwich.
    package static let launchDate = Date(timeIntervalSince1970: 1_767_260_460)

    /// The simulated device's language and region, zone and calendar.
    ///
    /// Fidelity: simplified; it is used in English, in the United States, and stands in Greenwich.
    package static let locale = Locale(identifier: "en_US")
    package static let timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    package static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }()
}
