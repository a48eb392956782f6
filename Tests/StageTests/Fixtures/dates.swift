import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "GMT")!
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_000_000_000)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!)
print(calendar.component(.weekOfYear, from: date), calendar.startOfDay(for: date))
print(calendar.date(byAdding: .month, value: 6, to: date)!, calendar.date(byAdding: DateComponents(day: -1, hour: 2), to: date)!)
print(calendar.date(from: DateComponents(year: 2020, month: 2, day: 29, hour: 12))!)
let later = calendar.date(byAdding: .day, value: 40, to: date)!
let distance = calendar.dateComponents([.month, .day], from: date, to: later)
print(distance.month!, distance.day!, calendar.compare(date, to: later, toGranularity: .year) == .orderedSame)
print(calendar.isDate(date, inSameDayAs: later), calendar.isDate(date, equalTo: later, toGranularity: .year), calendar.isDateInWeekend(date))
print(calendar.date(bySettingHour: 7, minute: 30, second: 0, of: date)!)
print(calendar.range(of: .day, in: .month, for: date)!.count, calendar.dateInterval(of: .month, for: date)!.duration)
print(calendar.ordinality(of: .day, in: .year, for: date)!, calendar.weekdaySymbols[0], calendar.shortMonthSymbols[8])
var components = DateComponents()
components.year = 2026
components.setValue(3, for: .month)
print(components.value(for: .month)!, components.day == nil)

let form = DateFormatter()
form.locale = Locale(identifier: "en_US_POSIX")
form.timeZone = TimeZone(secondsFromGMT: 0)
form.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
print(form.string(from: date), form.date(from: "2001-02-03T04:05:06")!, form.date(from: "nonsense") == nil)
form.timeZone = TimeZone(identifier: "America/New_York")
print(form.string(from: date), form.date(from: "2001-07-03T04:05:06")!, form.date(from: "2001-01-03T04:05:06")!)
form.dateFormat = "HH:mm zzz 'z' ZZZZZ"
print(form.string(from: date), form.date(from: "10:30 GMT z +02:00") == nil)
let styled = DateFormatter()
styled.locale = Locale(identifier: "en_US")
styled.timeZone = TimeZone(secondsFromGMT: 0)
styled.dateStyle = .long
styled.timeStyle = .short
print(styled.string(from: date), styled.dateFormat!)
styled.dateStyle = .none
print(styled.string(from: date))
styled.locale = Locale(identifier: "fr_FR")
styled.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
print(styled.string(from: date))
print(DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: Locale(identifier: "en_GB"))!)
let internet = ISO8601DateFormatter()
print(internet.string(from: date), internet.date(from: "2026-01-02T03:04:05Z")!)
internet.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(internet.string(from: date))
internet.formatOptions = [.withFullDate]
print(internet.string(from: date))
let zone = TimeZone(identifier: "Europe/Paris")!
print(zone.secondsFromGMT(for: date), zone.isDaylightSavingTime(for: date), TimeZone(identifier: "Nowhere") == nil)
let locale = Locale(identifier: "de_CH")
print(locale.languageCode!, locale.regionCode!, locale.currencyCode!, locale.localizedString(forRegionCode: "US")!)
let span = DateInterval(start: date, duration: 60)
print(span.contains(date), span.end.timeIntervalSince1970, span.intersects(DateInterval(start: later, duration: 1)))

// When a clock shows something next.
var greenwich = Calendar(identifier: .gregorian)
greenwich.timeZone = TimeZone(secondsFromGMT: 0)!
let evening = Date(timeIntervalSince1970: 1_709_159_400)
let morning = greenwich.nextDate(after: evening, matching: DateComponents(hour: 7), matchingPolicy: .nextTime)!
print(morning.timeIntervalSince(evening) / 3600)
let earlier = greenwich.nextDate(
    after: evening, matching: DateComponents(hour: 9, minute: 15), matchingPolicy: .strict, repeatedTimePolicy: .last,
    direction: .backward)!
print(earlier.timeIntervalSince(evening) / 3600)
