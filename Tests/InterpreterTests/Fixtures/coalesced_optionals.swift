// `??` takes one optional away, also where what stands for a parameter is an optional itself.
final class Setting<Value> {
    var kept: [String: Any] = [:]
    let standard: Value
    init(_ standard: Value) { self.standard = standard }
    var value: Value { kept["value"] as? Value ?? standard }
    func value(of any: Any?) -> Value { any as? Value ?? standard }
}
let empty = Setting<String?>(nil)
let filled = Setting<String?>("standard")
for setting in [empty, filled] {
    print(setting.value as Any, setting.value(of: nil) as Any, setting.value(of: "text") as Any, setting.value(of: 3) as Any)
}
let nested: Int?? = .some(nil)
let inner: Int? = nested ?? 1
let outer: Int?? = nested ?? .some(2)
print(inner as Any, outer as Any)
