import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let start = calendar.date(from: DateComponents(year: 2024, month: 2, day: 27, hour: 10))!

func text(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }

// Mondays at nine, until there are enough.
var found: [String] = []
calendar.enumerateDates(startingAfter: start, matching: DateComponents(hour: 9, weekday: 2), matchingPolicy: .nextTime) { date, isExact, stop in
    guard let date else { return }
    found.append("\(text(date)) \(isExact)")
    if found.count == 3 { stop = true }
}
print(found)

// Leap days, backwards.
var leaps: [String] = []
calendar.enumerateDates(
    startingAfter: start, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict, direction: .backward
) { date, _, stop in
    if let date { leaps.append(text(date)) }
    stop = leaps.count >= 2
}
print(leaps)

let morning = DateInterval(start: start, duration: 3600)
let later = DateInterval(start: start + 1800, duration: 7200)
print(morning.intersection(with: later)?.duration ?? -1)
print(morning.intersection(with: DateInterval(start: start + 3600, duration: 60))?.duration ?? -1)
print(morning.intersection(with: DateInterval(start: start + 3601, duration: 60)) == nil)
print(morning.intersection(with: morning) == morning)
