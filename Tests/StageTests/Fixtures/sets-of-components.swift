import Foundation

// What a set is made of where a function says what it wants, be it a literal.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let date = Date(timeIntervalSince1970: 86_400 * 40)
let parts = calendar.dateComponents(Set([.year, .month]), from: date)
print(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
let days: Set<Calendar.Component> = Set([.day, .day, .hour])
print(days.count, calendar.dateComponents(days, from: date).day ?? 0)
func count(_ components: Set<Calendar.Component>) -> Int { components.contains(.minute) ? components.count : 0 }
print(count(Set([.minute, .second])), count(Set([.era])))
