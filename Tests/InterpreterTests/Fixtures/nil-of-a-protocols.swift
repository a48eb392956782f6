// An extension makes optionals a protocol's: nil is one of those, where the extension has no conditions.
protocol Encodes { var text: String { get } }
extension Encodes { var quoted: String { "'\(text)'" } }
extension String: Encodes { var text: String { self } }
extension Int: Encodes { var text: String { "\(self)" } }
extension Optional: Encodes {
    var text: String {
        switch self {
        case .none: return "null"
        case .some(let wrapped as Encodes): return wrapped.text
        default: fatalError("no")
        }
    }
}
extension Dictionary: Encodes {
    var text: String {
        var parts: [String: String] = [:]
        for (key, value) in self {
            if case let (key as String, value as Encodes) = (key, value) { parts[key] = value.text } else { fatalError("\(value)") }
        }
        return parts.keys.sorted().map { "\($0)=\(parts[$0]!)" }.joined(separator: ",")
    }
}
typealias Map = [String: Encodes?]
let variables: Map? = ["a": nil, "b": 3, "c": String?.none, "d": "x"]
let body: Map = ["query": "q", "variables": variables, "none": Map?.none]
print(body.text)

struct Operation { var variables: Map? { nil } }
func serialize(_ value: Encodes) { print(value.text, value.quoted) }
serialize(["q": "s", "variables": Operation().variables] as Map)

protocol Named { var name: String { get } }
extension Optional: Named where Wrapped: Named { var name: String { self?.name ?? "nobody" } }
struct Somebody {}
let missing: Somebody? = nil
print(missing is Named, (missing as? Named)?.name ?? "-")
