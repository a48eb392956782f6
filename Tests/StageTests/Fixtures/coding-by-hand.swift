import Foundation
// hand-written inits
struct Movie: Decodable {
    let title: String; let year: Int; let rating: Double; let genres: [String]; let director: String?; let runtime: Int
    enum CodingKeys: String, CodingKey { case title = "Title", year = "Year", rating, genres = "Genre", director, details }
    enum DetailKeys: String, CodingKey { case runtime }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        let yearString = try container.decode(String.self, forKey: .year)
        guard let year = Int(yearString) else { throw DecodingError.dataCorruptedError(forKey: .year, in: container, debugDescription: "Year \(yearString) is not a number") }
        self.year = year
        if let d = try? container.decode(Double.self, forKey: .rating) { rating = d } else { rating = Double(try container.decode(String.self, forKey: .rating)) ?? 0 }
        genres = try container.decode(String.self, forKey: .genres).components(separatedBy: ", ")
        director = try container.decodeIfPresent(String.self, forKey: .director)
        let details = try container.nestedContainer(keyedBy: DetailKeys.self, forKey: .details)
        runtime = try details.decodeIfPresent(Int.self, forKey: .runtime) ?? 90
    }
}
func t<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch { print(error) } }
t(Movie.self, #"{"Title":"A","Year":"1999","rating":"7.5","Genre":"X, Y","details":{}}"#)
t(Movie.self, #"{"Title":"A","Year":"19x9","rating":"7.5","Genre":"X, Y","details":{}}"#)
t([Movie].self, #"[{"Title":"A","Year":"1999","rating":7,"Genre":"X","director":"D","details":{"runtime":"x"}}]"#)
// any JSON value
enum JSONValue: Codable, Equatable, CustomStringConvertible {
    case string(String), number(Double), bool(Bool), object([String: JSONValue]), array([JSONValue]), null
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = .null }
        else if let v = try? container.decode(Bool.self) { self = .bool(v) }
        else if let v = try? container.decode(Double.self) { self = .number(v) }
        else if let v = try? container.decode(String.self) { self = .string(v) }
        else if let v = try? container.decode([JSONValue].self) { self = .array(v) }
        else if let v = try? container.decode([String: JSONValue].self) { self = .object(v) }
        else { throw DecodingError.typeMismatch(JSONValue.self, .init(codingPath: decoder.codingPath, debugDescription: "Not JSON")) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .string(let s): try c.encode(s)
        case .number(let n): try c.encode(n)
        case .bool(let b): try c.encode(b)
        case .object(let o): try c.encode(o)
        case .array(let a): try c.encode(a)
        case .null: try c.encodeNil()
        }
    }
    var description: String { switch self { case .string(let s): return "s:\(s)"; case .number(let n): return "n:\(n)"; case .bool(let b): return "b:\(b)"; case .object(let o): return o.keys.sorted().map { "\($0)=\(o[$0]!)" }.joined(separator: ";"); case .array(let a): return a.map(\.description).joined(separator: "|"); case .null: return "null" } }
}
let text = #"{"a":[1,true,null,"x",{"b":{}}],"c":1.5}"#
let v = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)); print(v)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(v), as: UTF8.self))
print(try JSONDecoder().decode(JSONValue.self, from: try e.encode(v)) == v)
// dynamic keys
struct DynKey: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { self.intValue = intValue; stringValue = "\(intValue)" } }
struct Rates: Codable {
    var rates: [String: Double] = [:]
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: DynKey.self)
        for key in c.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) where key.stringValue.count == 3 { rates[key.stringValue] = try c.decode(Double.self, forKey: key) }
        if let base = DynKey(stringValue: "base"), c.contains(base) { print("base", try c.decode(String.self, forKey: base)) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: DynKey.self)
        for (k, v) in rates.sorted(by: { $0.key < $1.key }) { try c.encode(v, forKey: DynKey(stringValue: k)!) }
        var list = c.nestedUnkeyedContainer(forKey: DynKey(stringValue: "list")!)
        try list.encode(1); try list.encode("two"); try list.encodeNil()
        var inner = list.nestedContainer(keyedBy: DynKey.self); try inner.encode(true, forKey: DynKey(intValue: 7)!)
        print(list.count, c.codingPath.count)
    }
}
let r = try JSONDecoder().decode(Rates.self, from: Data(#"{"base":"EUR","USD":1.1,"GBP":0.9}"#.utf8))
print(r.rates.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }); print(String(decoding: try e.encode(r), as: UTF8.self))
// class inheritance
class Animal: Codable { let name: String; init(name: String) { self.name = name }
    private enum CodingKeys: String, CodingKey { case name }
    required init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); name = try c.decode(String.self, forKey: .name) }
    func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(name, forKey: .name) } }
class Dog: Animal { let breed: String; init(name: String, breed: String) { self.breed = breed; super.init(name: name) }
    enum CodingKeys: String, CodingKey { case breed }
    required init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); breed = try c.decode(String.self, forKey: .breed); try super.init(from: decoder) }
    override func encode(to encoder: Encoder) throws { try super.encode(to: encoder); var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(breed, forKey: .breed) } }
let dog = try JSONDecoder().decode(Dog.self, from: Data(#"{"name":"Rex","breed":"Lab"}"#.utf8)); print(dog.name, dog.breed)
print(String(decoding: try e.encode(dog), as: UTF8.self), String(decoding: try e.encode([dog, Animal(name: "Cat")]), as: UTF8.self))
class Cat: Animal { let lives: Int; enum K: CodingKey { case lives }
    required init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: K.self); lives = try c.decode(Int.self, forKey: .lives); try super.init(from: c.superDecoder()) }
    override func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: K.self); try c.encode(lives, forKey: .lives); try super.encode(to: c.superEncoder()) } }
let cat = try JSONDecoder().decode(Cat.self, from: Data(#"{"super":{"name":"Tom"},"lives":9}"#.utf8)); print(cat.name, cat.lives, String(decoding: try e.encode(cat), as: UTF8.self))
// heterogeneous
enum Shape: Decodable { case circle(Circle), square(Square)
    struct Circle: Decodable { let radius: Double }; struct Square: Decodable { let side: Int }
    enum Kind: String, Decodable { case circle, square }
    enum CodingKeys: CodingKey { case type }
    init(from decoder: Decoder) throws { let kind = try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .type)
        switch kind { case .circle: self = .circle(try Circle(from: decoder)); case .square: self = .square(try Square(from: decoder)) } } }
t([Shape].self, #"[{"type":"circle","radius":2},{"type":"square","side":3}]"#); t([Shape].self, #"[{"type":"hexagon"}]"#)
// lossy array
struct Lossy<T: Decodable>: Decodable { let elements: [T]
    init(from decoder: Decoder) throws { var c = try decoder.unkeyedContainer(); var r: [T] = []
        while !c.isAtEnd { do { r.append(try c.decode(T.self)) } catch { _ = try c.decode(Ignored.self) } }; elements = r } }
struct Ignored: Decodable {}
t(Lossy<Int>.self, #"[1,"a",3,null,{"x":1}]"#)
struct Holder: Decodable { let l: Lossy<Shape.Square> }
t(Holder.self, #"{"l":[{"side":1},{},{"side":2}]}"#)
