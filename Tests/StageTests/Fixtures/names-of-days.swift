import Foundation

// A formatter's names of days and months: those of its language, until it is given others.
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_GB")
formatter.timeZone = TimeZone(identifier: "UTC")
print(formatter.weekdaySymbols[0], formatter.shortWeekdaySymbols[1], formatter.veryShortWeekdaySymbols[2])
print(formatter.monthSymbols[11], formatter.shortMonthSymbols[0], formatter.veryShortMonthSymbols[1])
print(formatter.standaloneMonthSymbols[4], formatter.shortStandaloneMonthSymbols.count, formatter.standaloneWeekdaySymbols.count)

formatter.locale = Locale(identifier: "de_DE")
print(formatter.weekdaySymbols.joined(separator: " "))
print(formatter.shortMonthSymbols[2], formatter.monthSymbols[2])

let first = formatter.calendar.firstWeekday
let names: [String] = formatter.weekdaySymbols
print(Array(names[1...] + names[..<1]), first > 0)

formatter.locale = Locale(identifier: "en_GB")
formatter.dateFormat = "EEEE d MMMM, EEE d MMM"
let day = Date(timeIntervalSince1970: 86400 * 59)
print(formatter.string(from: day))
formatter.monthSymbols = (1...12).map { "month \($0)" }
formatter.shortWeekdaySymbols = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
print(formatter.monthSymbols[2], formatter.string(from: day))
