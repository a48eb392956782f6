import Foundation
// AnyCodable, APIClient<T>, enum with type key, async forward
struct AnyCodable: Codable { let value: Any; init(_ v: Any) { value = v }
    init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer()
        if c.decodeNil() { value = Optional<Any>.none as Any } else if let b = try? c.decode(Bool.self) { value = b } else if let i = try? c.decode(Int.self) { value = i } else if let d = try? c.decode(Double.self) { value = d } else if let s = try? c.decode(String.self) { value = s } else if let a = try? c.decode([AnyCodable].self) { value = a.map(\.value) } else if let d = try? c.decode([String: AnyCodable].self) { value = d.mapValues { $0.value } } else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "AnyCodable") } }
    func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer()
        switch value { case let b as Bool: try c.encode(b); case let i as Int: try c.encode(i); case let d as Double: try c.encode(d); case let s as String: try c.encode(s); case let a as [Any]: try c.encode(a.map { AnyCodable($0) }); case let d as [String: Any]: try c.encode(d.mapValues { AnyCodable($0) }); default: try c.encodeNil() } } }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let ac = try JSONDecoder().decode([String: AnyCodable].self, from: Data(#"{"a":1,"b":[true,"x",1.5],"c":{"d":2}}"#.utf8))
print(ac["a"]!.value, (ac["b"]!.value as! [Any])[1], (ac["c"]!.value as! [String: Any])["d"]!)
print(String(decoding: try e.encode(ac), as: UTF8.self), String(decoding: try e.encode(["k": AnyCodable(["n": 1])]), as: UTF8.self))
enum ReminderTime: Codable, Hashable { case none, minutes(Int), hours(Int)
    enum CodingKeys: String, CodingKey { case type, value }
    enum Kind: String, Codable { case none, minutes, hours }
    init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); switch try c.decode(Kind.self, forKey: .type) { case .none: self = .none; case .minutes: self = .minutes(try c.decode(Int.self, forKey: .value)); case .hours: self = .hours(try c.decode(Int.self, forKey: .value)) } }
    func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); switch self { case .none: try c.encode(Kind.none, forKey: .type); case .minutes(let m): try c.encode(Kind.minutes, forKey: .type); try c.encode(m, forKey: .value); case .hours(let h): try c.encode(Kind.hours, forKey: .type); try c.encode(h, forKey: .value) } } }
let rs: [ReminderTime] = [.none, .minutes(5), .hours(2)]; let rd = try e.encode(rs); print(String(decoding: rd, as: UTF8.self), try JSONDecoder().decode([ReminderTime].self, from: rd) == rs)
class CardListModel: Codable { let status: Bool?; let message: String?; let cards: [Card]?
    init(status: Bool, message: String, cards: [Card]) { self.status = status; self.message = message; self.cards = cards }
    required init(from decoder: Decoder) throws { let values = try? decoder.container(keyedBy: CodingKeys.self); cards = try? values?.decodeIfPresent([Card].self, forKey: .cards); message = try? values?.decodeIfPresent(String.self, forKey: .message); status = try? values?.decodeIfPresent(Bool.self, forKey: .status) } }
class Card: Codable { let id, cardNo: String?; enum CodingKeys: String, CodingKey { case id; case cardNo = "card_no" }; init(id: String) { self.id = id; cardNo = nil } }
let cl = try JSONDecoder().decode(CardListModel.self, from: Data(#"{"status":true,"message":3,"cards":[{"id":"a","card_no":"1"}]}"#.utf8)); print(cl.status!, cl.message as Any, cl.cards![0].cardNo!)
print(String(decoding: try e.encode(CardListModel(status: false, message: "m", cards: [Card(id: "q")])), as: UTF8.self))
class APIClient<T: Codable> { func execute(_ data: Data?, completion: @escaping (Result<T, Error>) -> Void) { guard let data else { return completion(.failure(URLError(.badURL))) }; do { let v = try JSONDecoder().decode(T.self, from: data); completion(.success(v)) } catch { completion(.failure(error)) } } }
APIClient<Card>().execute(Data(#"{"id":"z"}"#.utf8)) { r in if case .success(let c) = r { print(c.id!) } }
APIClient<[Card]>().execute(Data(#"{"id":"z"}"#.utf8)) { r in if case .failure(let e) = r { print(e) } }
struct AsyncClient { func data() async throws -> Data { Data(#"[{"id":"w"}]"#.utf8) }
    private func decode<T: Decodable>(_ d: Data) throws -> T { let dec = JSONDecoder(); return try dec.decode(T.self, from: d) }
    func fetch<T: Decodable>() async throws -> T { let d = try await data(); return try decode(d) }
    func fetch<T: Decodable>(as type: T.Type) async -> Result<T, Error> { do { let v: T = try await fetch(); return .success(v) } catch { return .failure(error) } }
    func request<T: Decodable>(completion: @escaping (Result<T, Error>) -> Void) { inner { (r: Result<T, Error>) in completion(r) } }
    func request2<T: Decodable>(completion: @escaping (Result<T, Error>) -> Void) { inner(completion: completion) }
    private func inner<U: Decodable>(completion: @escaping (Result<U, Error>) -> Void) { completion(Result { try JSONDecoder().decode(U.self, from: Data(#"[{"id":"v"}]"#.utf8)) }) } }
let cards: [Card] = try await AsyncClient().fetch(); print(cards[0].id!)
switch await AsyncClient().fetch(as: [Card].self) { case .success(let c): print(c.count); case .failure(let e): print(e) }
switch await AsyncClient().fetch(as: Card.self) { case .success(let c): print(c); case .failure(let e): print(e) }
AsyncClient().request { (r: Result<[Card], Error>) in print(try! r.get()[0].id!) }
AsyncClient().request2 { (r: Result<[Card], Error>) in print(try! r.get()[0].id!) }
func loadJSON<T: Decodable>(_ text: String, as type: T.Type = T.self, decoder: JSONDecoder = .init()) -> T { do { return try decoder.decode(T.self, from: Data(text.utf8)) } catch { fatalError("Couldn't parse as \(T.self):\n\(error)") } }
let landmarks: [Card] = loadJSON(#"[{"id":"L"}]"#); print(landmarks[0].id!)
var globalCards: [String: Card] = loadJSON(#"{"x":{"id":"G"}}"#); print(globalCards["x"]!.id!)
extension UserDefaults { func setCodable<T: Codable>(_ v: T, forKey k: String) { if let d = try? JSONEncoder().encode(v) { set(d, forKey: k) } }
    func codable<T: Codable>(_ t: T.Type, forKey k: String) -> T? { guard let d = data(forKey: k) else { return nil }; return try? JSONDecoder().decode(t, from: d) } }
UserDefaults.standard.setCodable([Card(id: "ud")], forKey: "cards"); print(UserDefaults.standard.codable([Card].self, forKey: "cards")?.first?.id ?? "nil"); UserDefaults.standard.removeObject(forKey: "cards")
@propertyWrapper struct Stored<T: Codable> { let key: String; let defaultValue: T
    var wrappedValue: T { get { guard let d = UserDefaults.standard.data(forKey: key) else { return defaultValue }; return (try? JSONDecoder().decode(T.self, from: d)) ?? defaultValue } set { UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: key) } } }
struct Settings: Codable, Equatable { var dark = false; var size = 12.5 }
enum Prefs { @Stored(key: "settings-x", defaultValue: Settings()) static var settings: Settings }
final class Holder { @Stored(key: "settings-y", defaultValue: [Settings()]) var all: [Settings] }
let h = Holder(); print(h.all); h.all.append(Settings(dark: true, size: 1)); print(h.all.count, h.all[1].dark); UserDefaults.standard.removeObject(forKey: "settings-y")
