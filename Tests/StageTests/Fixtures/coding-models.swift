import Foundation
struct Route: Decodable { let distance: Double; let coordinates: [Coordinate]
    private enum CodingKeys: String, CodingKey { case distance, geometry }
    private enum GeometryCodingKeys: String, CodingKey { case coordinates }
    init(from decoder: Decoder) throws { let container = try decoder.container(keyedBy: CodingKeys.self); distance = try container.decode(Double.self, forKey: .distance)
        let g = try container.nestedContainer(keyedBy: GeometryCodingKeys.self, forKey: .geometry); var list = try g.nestedUnkeyedContainer(forKey: .coordinates); var out: [Coordinate] = []
        while !list.isAtEnd { let pair = try list.decode([Double].self); guard pair.count == 2 else { throw DecodingError.dataCorruptedError(forKey: .coordinates, in: g, debugDescription: "Invalid coordinate array") }; out.append(Coordinate(latitude: pair[1], longitude: pair[0])) }
        coordinates = out } }
struct Coordinate: Codable { let latitude, longitude: Double }
func t<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch { print(error) } }
t(Route.self, #"{"distance":1,"geometry":{"coordinates":[[1,2],[3,4]]}}"#); t(Route.self, #"{"distance":1,"geometry":{"coordinates":[[1,2],[3]]}}"#); t(Route.self, #"{"distance":1,"geometry":{"coordinates":[[1,"2"]]}}"#)
struct CodableTest { struct Content { var id: Int?; var title: String? }; private enum RootKeys: String, CodingKey { case items, totalCount = "total_count" }; private enum ItemsKeys: String, CodingKey { case id, title }; var contents: [Content]?; var totalCount: Int = 0 }
extension CodableTest: Decodable { init(from decoder: Decoder) throws { self.contents = []; let root = try decoder.container(keyedBy: RootKeys.self); var items = try root.nestedUnkeyedContainer(forKey: .items)
    while !items.isAtEnd { let c = try items.nestedContainer(keyedBy: ItemsKeys.self); var content = Content(); content.id = try c.decode(Int.self, forKey: .id); content.title = try c.decode(String.self, forKey: .title); self.contents?.append(content) }
    totalCount = try root.decode(Int.self, forKey: .totalCount) } }
t(CodableTest.self, #"{"items":[{"id":1,"title":"a"},{"id":2,"title":"b"}],"total_count":2}"#)
struct Evidence: Codable { let value: String; let sourceSHA256: String; static let maximumBytes = 4096
    enum CodingKeys: String, CodingKey, CaseIterable { case value; case sourceSHA256 = "source_sha256"; static var allNames: [String] { allCases.map(\.stringValue) } }
    private struct AnyKey: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
    static func invalid() -> DecodingError { .dataCorrupted(.init(codingPath: [], debugDescription: "invalid evidence")) }
    init(value: String, sourceSHA256: String) { self.value = value; self.sourceSHA256 = sourceSHA256 }
    init(from decoder: Decoder) throws { let all = try decoder.container(keyedBy: AnyKey.self); guard Set(all.allKeys.map(\.stringValue)) == Set(CodingKeys.allNames) else { throw Self.invalid() }
        let c = try decoder.container(keyedBy: CodingKeys.self); self.init(value: try c.decode(String.self, forKey: .value), sourceSHA256: try c.decode(String.self, forKey: .sourceSHA256)); _ = try validated() }
    func validated() throws -> Self { guard sourceSHA256.utf8.count == 4 else { throw Self.invalid() }; return self } }
t(Evidence.self, #"{"value":"v","source_sha256":"abcd"}"#); t(Evidence.self, #"{"value":"v","source_sha256":"abcd","x":1}"#); t(Evidence.self, #"{"value":"v","source_sha256":"abc"}"#)
struct Shortcut: Codable, Equatable { let keyCode: UInt16; let flags: UInt; let character: String
    init(keyCode: UInt16, flags: UInt, character: String = "") { self.keyCode = keyCode; self.flags = flags; self.character = character }
    init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); keyCode = try c.decode(UInt16.self, forKey: .keyCode); flags = try c.decode(UInt.self, forKey: .flags); character = try c.decodeIfPresent(String.self, forKey: .character) ?? "" } }
t([Shortcut].self, #"[{"keyCode":1,"flags":2}]"#); t(Shortcut.self, #"{"keyCode":70000,"flags":2}"#)
class LDCounter { let value: Int; var count = 1; init(value: Int) { self.value = value } }
struct Tracker: Encodable { var kinds: Set<String> = ["user"]; let counters: [String: LDCounter]; enum CodingKeys: String, CodingKey { case kinds, counters }; enum CK: String, CodingKey { case key, count, unknown }
    func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(kinds, forKey: .kinds); var list = c.nestedUnkeyedContainer(forKey: .counters)
        try counters.sorted { $0.key < $1.key }.forEach { (key, value) in var n = list.nestedContainer(keyedBy: CK.self); try n.encodeIfPresent(key, forKey: .key); try n.encode(value.count, forKey: .count); if value.value == 0 { try n.encode(true, forKey: .unknown) } } } }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(decoding: try e.encode(Tracker(counters: ["a": LDCounter(value: 0), "b": LDCounter(value: 2)])), as: UTF8.self))
struct Reading: Codable { var ids: Set<UUID> = []; var at: [String: Date] = [:]; var secs: TimeInterval = 0; var map: [String: TimeInterval] = [:]
    private enum CodingKeys: String, CodingKey { case ids, at, secs, map }
    init() {}
    init(from decoder: Decoder) throws { let v = try decoder.container(keyedBy: CodingKeys.self); ids = try v.decodeIfPresent(Set<UUID>.self, forKey: .ids) ?? []; at = try v.decodeIfPresent([String: Date].self, forKey: .at) ?? [:]; secs = try v.decodeIfPresent(TimeInterval.self, forKey: .secs) ?? 0; map = try v.decodeIfPresent([String: TimeInterval].self, forKey: .map) ?? [:] } }
t(Reading.self, "{}"); var rr = Reading(); rr.secs = 3; rr.at = ["x": Date(timeIntervalSinceReferenceDate: 1)]; rr.map = ["k": 2.5]; print(String(decoding: try e.encode(rr), as: UTF8.self)); t(Reading.self, String(decoding: try e.encode(rr), as: UTF8.self))
struct Node: Decodable { let globalUnit: Int?; let name: String?; enum K: String, CodingKey { case globalUnit = "global_unit", name }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); globalUnit = try c.decode(Int?.self, forKey: .globalUnit); name = try c.decode(Optional<String>.self, forKey: .name) } }
t(Node.self, #"{"global_unit":null,"name":"n"}"#); t(Node.self, #"{"name":"n"}"#)
enum Base { struct Places: Codable { let results: [Place]?; let context: Context? ; struct Context: Codable { let x: Int? } }; struct Place: Codable { let id: String?; let tags: [Tag]?; enum Tag: String, Codable, CaseIterable { case a, b, unknown; init(from decoder: Decoder) throws { self = try Tag(rawValue: decoder.singleValueContainer().decode(RawValue.self)) ?? .unknown } } } }
t(Base.Places.self, #"{"results":[{"id":"1","tags":["a","zz"]}],"context":{}}"#)
struct Weather: Decodable { let main: Main; let weather: [W]; let dt: Date; struct Main: Decodable { let temp, feelsLike: Double; let humidity: Int }; struct W: Decodable { let id: Int; let description: String; let icon: String; var iconURL: URL { URL(string: "https://x.y/\(icon)@2x.png")! } } }
let wd = JSONDecoder(); wd.keyDecodingStrategy = .convertFromSnakeCase; wd.dateDecodingStrategy = .secondsSince1970
let w = try wd.decode(Weather.self, from: #"{"main":{"temp":280.3,"feels_like":279,"humidity":81},"weather":[{"id":500,"description":"rain","icon":"10d"}],"dt":1700000000,"extra":{"a":[]}}"#.data(using: .utf8)!); print(w.main.feelsLike, w.weather.first!.iconURL, w.dt)
struct Team: Codable, Identifiable, Hashable { var id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!; let name: String; var players: [Player] = []; struct Player: Codable, Hashable { let n: String; let pos: Position }; enum Position: Int, Codable { case gk, df } ; private enum CodingKeys: CodingKey { case name, players } }
let tm = try JSONDecoder().decode([Team].self, from: Data(#"[{"name":"A","players":[{"n":"p","pos":1}]}]"#.utf8)); print(tm, String(decoding: try e.encode(tm), as: UTF8.self))
struct Tree<T: Codable>: Codable { var value: T; var kids: [Tree<T>] }
let tree = Tree(value: 1, kids: [Tree(value: 2, kids: [])])
print(String(decoding: try e.encode(tree), as: UTF8.self), try JSONDecoder().decode(Tree<Int>.self, from: try e.encode(tree)))
