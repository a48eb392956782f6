import Foundation
struct S: Codable { var firstName: String; var items: [Int]?; var url: URL; var d: Double; var f: Float; var dict: [String: Int]; var ints: [Int: String]; var date: Date; var data: Data; var dec: Decimal; var nilv: Int? }
let s = S(firstName: "A/\"é\u{1F600}\n\t\u{7f}\u{1}", items: nil, url: URL(string: "https://a.b/c?d=e")!, d: 1, f: 0.1, dict: ["b": 1, "a": 2], ints: [10: "x", 9: "y"], date: Date(timeIntervalSinceReferenceDate: 700000000.25), data: Data([1,2,3]), dec: Decimal(string: "12.340")!, nilv: nil)
let e = JSONEncoder()
e.outputFormatting = [.sortedKeys]
print(String(decoding: try e.encode(s), as: UTF8.self))
e.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try e.encode(s), as: UTF8.self))
e.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
e.keyEncodingStrategy = .convertToSnakeCase
e.dateEncodingStrategy = .iso8601
print(String(decoding: try e.encode([s]), as: UTF8.self))
for d in [1e20, 1e-7, 123456789.125, -0.0, 1e15, 1e16, 1e17, 5e-324, 0.1, 100.5] { print(String(decoding: try e.encode([d]), as: UTF8.self)) }
e.outputFormatting = []
print(String(decoding: try e.encode([[String: Int]]()), as: UTF8.self), String(decoding: try e.encode([String: Int]()), as: UTF8.self))
e.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try e.encode([[String: Int]]()), as: UTF8.self), String(decoding: try e.encode([String: Int]()), as: UTF8.self))
do { _ = try e.encode([Double.infinity]) } catch { print(error)  }
do { _ = try e.encode(Double.nan) } catch { print(error) }
e.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
print(String(decoding: try e.encode([Double.infinity, .nan, -.infinity]), as: UTF8.self))
struct X: Codable { var fooBarURL: Int; var _lead: Int; var aB2C: Int }
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(X(fooBarURL: 1, _lead: 2, aB2C: 3)), as: UTF8.self))
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase
func t<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try d.decode(type, from: Data(s.utf8))) } catch { print(error) } }
t(X.self, #"{"foo_bar_url":1}"#)
t(X.self, #"{"foo_bar_u_r_l":1}"#)
t([String: Int].self, #"{"foo_bar":1}"#)
struct Y: Codable { var oneTwo: Int; var z: Int }
t(Y.self, #"{"one_two":1}"#)
t(Y.self, #"{"z":1}"#)
t(Y.self, #"{"one_two":null, "z": 1}"#)
t([Y].self, #"[{"one_two":"s", "z": 1}]"#)
d.dateDecodingStrategy = .iso8601
t([Date].self, #"["2024-01-01"]"#)
t([Date].self, #"["2024-01-01T10:00:00Z"]"#)
t([Date].self, #"["2024-01-01T10:00:00.123Z"]"#)
let df = DateFormatter(); df.dateFormat = "yyyy-MM-dd"; df.timeZone = TimeZone(secondsFromGMT: 0)
d.dateDecodingStrategy = .formatted(df)
t([Date].self, #"["2024-01-01", "x"]"#)
d.dateDecodingStrategy = .millisecondsSince1970
t([Date].self, #"[1700000000000]"#)
enum Shape: Codable { case circle(radius: Double), square(Double, Int), none }
print(String(decoding: try e.encode([Shape.circle(radius: 2), .square(1, 2), .none]), as: UTF8.self))
t([Shape].self, #"[{"circle":{"radius":2}},{"square":{"_0":1,"_1":2}},{"none":{}}]"#)
t([Shape].self, #"[{"circle":{}}]"#)
t([Shape].self, #"[{}]"#)
t([Shape].self, #"[{"x":1}]"#)
t([Shape].self, #"[{"circle":{"radius":2},"none":{}}]"#)
t([Shape].self, #"["none"]"#)
struct P: Codable { var p: CGPoint; var s: CGSize; var r: CGRect; var range: Range<Int>; var set: Set<Int>; var c: ClosedRange<Int> }
print(String(decoding: try e.encode(P(p: CGPoint(x: 1, y: 2.5), s: .init(width: 3, height: 4), r: .init(x: 1, y: 2, width: 3, height: 4), range: 0..<3, set: [5], c: 1...2)), as: UTF8.self))
class A: Codable { var a = 1 }
class B: A { var b = 2 }
print(String(decoding: try e.encode(B()), as: UTF8.self))
struct Weird: Codable { var `class`: Int; let fixed = 5; var x: Int { 3 }; lazy var l = 3; static var s = 1; enum CodingKeys: String, CodingKey { case `class` = "the class", fixed } }
print(String(decoding: try e.encode(Weird(class: 1)), as: UTF8.self))
t(Weird.self, #"{}"#)
t([Int].self, "[1.0, 2e2, -0, 1e0]")
t([Int8].self, "[1.0, 200]")
t([UInt].self, "[-1]")
t([Double].self, "[1, 2.5, 1e3]")
print(try d.decode([String?].self, from: Data(#"["a", null]"#.utf8)), try d.decode([[String: [Int?]]].self, from: Data(#"[{"a":[1,null]}]"#.utf8)))
print(try d.decode(UInt64.self, from: Data("18446744073709551615".utf8)))
t([URL].self, #"["http://a.b/ c"]"#)
t([UUID].self, #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]"#)
