import Foundation

// A day that is named without its type, where the call takes dates or their parts.
extension Date {
    static var reference: Date { Date(timeIntervalSinceReferenceDate: 0) }
    static func after(_ days: Int) -> Date { reference.addingTimeInterval(Double(days) * 86400) }
}

let start = Date(timeIntervalSinceReferenceDate: -3 * 86400)
print(Calendar.current.dateComponents([.day], from: start, to: .reference).day!)
print(Calendar.current.dateComponents([.day], from: .after(2), to: start).day!)
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
formatter.positiveFormat = "#,##0.00"
formatter.negativeFormat = "(#,##0.00)"
print(formatter.string(from: 1234.5)!, formatter.string(from: -2)!)
