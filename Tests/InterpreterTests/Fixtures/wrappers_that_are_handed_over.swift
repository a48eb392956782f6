// A wrapper that is not made of what it wraps is itself what a memberwise initialiser takes.
@propertyWrapper struct Cents: Equatable {
    let wrappedValue: Int
    init(text: String) { wrappedValue = Int(text) ?? 0 }
    var projectedValue: String { "\(wrappedValue) cents" }
}
@propertyWrapper struct Capped {
    private var value: Int
    private let limit: Int
    init(wrappedValue: Int, limit: Int = 10) {
        value = min(wrappedValue, limit)
        self.limit = limit
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, limit) }
    }
}
struct Invoice {
    @Cents var amount: Int
    @Capped var count: Int
    let code: String
}
var invoice = Invoice(amount: Cents(text: "250"), count: 12, code: "x")
print(invoice.amount, invoice.$amount, invoice.count, invoice.code)
invoice.count = 40
print(invoice.count)
let make = Invoice.init(amount:count:code:)
print(make(Cents(text: "7"), 1, "y").amount)
