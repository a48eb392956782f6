import Foundation

// Styles with which numbers, dates and lists are formatted; all say their locale.
let english = Locale(identifier: "en_US")
let german = Locale(identifier: "de_DE")
print(1234567.formatted(.number.locale(english)), 0.256.formatted(.percent.locale(english)))
print(0.256.formatted(.percent.precision(.fractionLength(1)).locale(english)), 25.formatted(.percent.locale(english)))
print(12.5.formatted(.currency(code: "USD").locale(english)), Decimal(12.5).formatted(.currency(code: "EUR").locale(english)))
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(english)), 3.1.formatted(.number.precision(.fractionLength(2...)).locale(english)))
print(3.14159.formatted(.number.precision(.fractionLength(0...1)).locale(german)), 1234.5.formatted(.number.precision(.significantDigits(2)).locale(english)))
print(1200.formatted(.number.notation(.compactName).locale(english)), 5.formatted(.number.sign(strategy: .always()).locale(english)))
print(1234567.formatted(.number.grouping(.never).locale(english)), 7.formatted(.number.precision(.integerLength(3)).locale(english)))
print(2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(english)), 12.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(english)))
print((-3).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(english)), 9.formatted(.currency(code: "USD").presentation(.isoCode).locale(english)))
let total = 1234.0
print(total.formatted(FloatingPointFormatStyle<Double>(locale: english)), IntegerFormatStyle<Int>(locale: english).format(1234))

let zone = TimeZone(identifier: "GMT")!
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = zone
let date = Date(timeIntervalSince1970: 86_400 * 45 + 3_723)
let style = Date.FormatStyle(locale: english, calendar: calendar, timeZone: zone)
print(date.formatted(style.year().month().day()), date.formatted(style.month(.wide).day()), date.formatted(style.weekday(.wide)))
print(date.formatted(style.year(.twoDigits).month(.twoDigits).day(.twoDigits)), date.formatted(style.hour().minute()).count)
print(date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: english, calendar: calendar, timeZone: zone)))
print(date.formatted(.iso8601), date.ISO8601Format(), date.formatted(.iso8601.year().month().day()))

print(["a", "b", "c"].formatted(.list(type: .and).locale(english)), ["a", "b"].formatted(.list(type: .or).locale(english)))
print(1_500_000.formatted(.byteCount(style: .file).locale(english)))
