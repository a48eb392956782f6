import Foundation

protocol Input { var text: String { get } }
extension String: Input { var text: String { self } }
class Writer {
    func format(_ value: Input) -> String? { value.text }
}
extension Writer {
    func format(_ number: Double) -> String? { return format(Decimal(number)) }
    func format(_ number: Decimal) -> String? { return format(NSDecimalNumber(decimal: number)) }
    func format(_ number: NSDecimalNumber) -> String? {
        let input: Input = "number \(number)"
        return format(input)
    }
}
print(Writer().format(2.5) ?? "none")

final class Token {
    let held: NSObjectProtocol
    init(_ held: NSObjectProtocol) { self.held = held }
}
extension NotificationCenter {
    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void
    ) -> Token {
        let held: NSObjectProtocol = addObserver(forName: name, object: object, queue: queue, using: block)
        return Token(held)
    }
}
let center = NotificationCenter.default
let token: Token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { print($0.name.rawValue) }
center.post(name: Notification.Name("a"), object: nil)
center.removeObserver(token.held)
center.post(name: Notification.Name("a"), object: nil)
print("end")
