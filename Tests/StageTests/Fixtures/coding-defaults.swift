import Foundation
// default decoding values
protocol DecodableDefaultSource { associatedtype Value: Decodable; static var defaultValue: Value { get } }
enum DecodableDefault {}
extension DecodableDefault {
    @propertyWrapper struct Wrapper<Source: DecodableDefaultSource> { typealias Value = Source.Value; var wrappedValue = Source.defaultValue }
}
extension DecodableDefault.Wrapper: Decodable { init(from decoder: Decoder) throws { let container = try decoder.singleValueContainer(); wrappedValue = try container.decode(Value.self) } }
extension KeyedDecodingContainer { func decode<T>(_ type: DecodableDefault.Wrapper<T>.Type, forKey key: Key) throws -> DecodableDefault.Wrapper<T> { try decodeIfPresent(type, forKey: key) ?? .init() } }
extension DecodableDefault {
    typealias Source = DecodableDefaultSource
    typealias List = Decodable & ExpressibleByArrayLiteral
    enum Sources { enum True: Source { static var defaultValue: Bool { true } }; enum False: Source { static var defaultValue: Bool { false } }
        enum EmptyString: Source { static var defaultValue: String { "" } }; enum EmptyList<T: List>: Source { static var defaultValue: T { [] } } }
    typealias True = Wrapper<Sources.True>; typealias False = Wrapper<Sources.False>; typealias EmptyString = Wrapper<Sources.EmptyString>; typealias EmptyList<T: List> = Wrapper<Sources.EmptyList<T>>
}
extension DecodableDefault.Wrapper: Encodable where Value: Encodable { func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) } }
struct Article: Decodable { var title: String; @DecodableDefault.EmptyString var body: String; @DecodableDefault.False var isFeatured: Bool; @DecodableDefault.True var isActive: Bool; @DecodableDefault.EmptyList var comments: [String] }
func t<T: Decodable>(_ type: T.Type, _ s: String) -> T? { do { return try JSONDecoder().decode(type, from: Data(s.utf8)) } catch { print(error); return nil } }
if let a = t(Article.self, #"{"title":"T"}"#) { print(a.title, a.body.isEmpty, a.isFeatured, a.isActive, a.comments) }
if let a = t(Article.self, #"{"title":"T","body":"b","isFeatured":true,"isActive":false,"comments":["c"]}"#) { print(a.body, a.isFeatured, a.isActive, a.comments) }
_ = t(Article.self, #"{"title":"T","isFeatured":"x"}"#)
// overload for a type of the learner's
struct Money: Codable { let cents: Int }
extension KeyedDecodingContainer { func decode(_ type: Money.Type, forKey key: Key) throws -> Money { Money(cents: Int((try decode(Double.self, forKey: key) * 100).rounded())) }
  func decodeDate(forKey key: Key, format: String) throws -> Date { let f = DateFormatter(); f.dateFormat = format; f.timeZone = TimeZone(identifier: "GMT"); f.locale = Locale(identifier: "en_US_POSIX")
    let s = try decode(String.self, forKey: key); guard let d = f.date(from: s) else { throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "bad \(s)") }; return d }
  func decodeLossless<T: LosslessStringConvertible & Decodable>(_ type: T.Type, forKey key: Key) throws -> T { if let v = try? decode(T.self, forKey: key) { return v }; guard let v = T(try decode(String.self, forKey: key)) else { throw DecodingError.typeMismatch(T.self, .init(codingPath: codingPath + [key], debugDescription: "no")) }; return v } }
struct Bill: Decodable { let total: Money; let day: Date; let n: Int; let ratio: Double
  enum CodingKeys: String, CodingKey { case total, day, n, ratio }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); total = try c.decode(Money.self, forKey: .total); day = try c.decodeDate(forKey: .day, format: "yyyy/MM/dd"); n = try c.decodeLossless(Int.self, forKey: .n); ratio = try c.decodeLossless(Double.self, forKey: .ratio) } }
print(t(Bill.self, #"{"total":12.34,"day":"2024/02/03","n":"7","ratio":1.5}"#)!)
_ = t(Bill.self, #"{"total":12.34,"day":"2024-02-03","n":"7","ratio":1.5}"#); _ = t([Bill].self, #"[{"total":12.34,"day":"2024/02/03","n":"x","ratio":1.5}]"#)
// [String: Any]
struct AnyKey: CodingKey { let stringValue: String; let intValue: Int?; init(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) }; init?(intValue: Int) { self.intValue = intValue; stringValue = "\(intValue)" } }
extension KeyedDecodingContainer {
    func decode(_ type: [String: Any].Type, forKey key: K) throws -> [String: Any] { try nestedContainer(keyedBy: AnyKey.self, forKey: key).decode(type) }
    func decode(_ type: [Any].Type, forKey key: K) throws -> [Any] { var c = try nestedUnkeyedContainer(forKey: key); return try c.decode(type) }
    func decode(_ type: [String: Any].Type) throws -> [String: Any] { var dictionary = [String: Any]()
        for key in allKeys {
            if let v = try? decode(Bool.self, forKey: key) { dictionary[key.stringValue] = v } else if let v = try? decode(Int.self, forKey: key) { dictionary[key.stringValue] = v } else if let v = try? decode(Double.self, forKey: key) { dictionary[key.stringValue] = v } else if let v = try? decode(String.self, forKey: key) { dictionary[key.stringValue] = v } else if let v = try? decode([String: Any].self, forKey: key) { dictionary[key.stringValue] = v } else if let v = try? decode([Any].self, forKey: key) { dictionary[key.stringValue] = v } }
        return dictionary } }
extension UnkeyedDecodingContainer { mutating func decode(_ type: [Any].Type) throws -> [Any] { var array: [Any] = []
    while isAtEnd == false { if let v = try? decode(Bool.self) { array.append(v) } else if let v = try? decode(Double.self) { array.append(v) } else if let v = try? decode(String.self) { array.append(v) } else if let n = try? nestedContainer(keyedBy: AnyKey.self) { array.append(try n.decode([String: Any].self)) } else if var n = try? nestedUnkeyedContainer() { array.append(try n.decode([Any].self)) } }; return array } }
struct Loose: Decodable { let meta: [String: Any]; let list: [Any]; enum K: CodingKey { case meta, list }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); meta = try c.decode([String: Any].self, forKey: .meta); list = try c.decode([Any].self, forKey: .list) } }
let lo = t(Loose.self, #"{"meta":{"a":1,"b":"x","c":{"d":true},"e":[1,"y"]},"list":[1,"z",{"q":2},[3]]}"#)!
print(lo.meta["a"]!, lo.meta["b"]!, (lo.meta["c"] as! [String: Any])["d"]!, (lo.meta["e"] as! [Any]).count, lo.list.count, lo.list[1], (lo.list[2] as! [String: Any])["q"]!)
