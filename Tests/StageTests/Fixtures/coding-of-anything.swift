import Foundation

// What encodes itself may be a value of the library's: `encode(to:)` is a function like others.
struct AnyEncodable: Encodable {
    private let write: (Encoder) throws -> Void
    init(_ value: any Encodable) { write = value.encode }
    init<Value: Encodable>(typed value: Value) { write = { try value.encode(to: $0) } }
    func encode(to encoder: Encoder) throws { try write(encoder) }
}
struct Inner: Codable { let id: Int }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show(_ value: AnyEncodable) throws { print(String(decoding: try encoder.encode(value), as: UTF8.self)) }
try show(AnyEncodable(["k": 1]))
try show(AnyEncodable(typed: [1, 2]))
try show(AnyEncodable(typed: ["a", nil]))
try show(AnyEncodable(Inner(id: 3)))
try show(AnyEncodable([Inner(id: 4)]))
try show(AnyEncodable(["list": [true, false]]))
print(String(decoding: try encoder.encode(["a": AnyEncodable("x"), "b": AnyEncodable(typed: 3), "c": AnyEncodable(2.5)]), as: UTF8.self))
let any: any Encodable = ["z": true]
print(String(decoding: try encoder.encode(any), as: UTF8.self))
struct Request: Encodable {
    let parameters: [String: any Encodable]
    enum CodingKeys: String, CodingKey { case parameters }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(parameters.mapValues { AnyEncodable($0) }, forKey: .parameters)
    }
}
print(String(decoding: try encoder.encode(Request(parameters: ["n": 1, "t": "x"])), as: UTF8.self))
