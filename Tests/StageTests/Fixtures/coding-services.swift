import Foundation
// protocols with associated types, services, generic types that keep T
protocol APIRequest { associatedtype Response: Decodable; var path: String { get }; var decoder: JSONDecoder { get } }
extension APIRequest { var decoder: JSONDecoder { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }
    func parse(_ data: Data) throws -> Response { try decoder.decode(Response.self, from: data) } }
struct Repo: Decodable { let fullName: String; let stargazersCount: Int; let owner: Owner; struct Owner: Decodable { let login: String; let avatarUrl: URL? } }
struct ReposRequest: APIRequest { typealias Response = [Repo]; var path = "repos" }
struct RepoRequest: APIRequest { struct Response: Decodable { let id: Int; let isPrivate: Bool }; var path: String { "repo" } }
struct Session { let bodies: [String: String]
    func send<R: APIRequest>(_ request: R, completion: (Result<R.Response, Error>) -> Void) { do { completion(.success(try request.parse(Data((bodies[request.path] ?? "").utf8)))) } catch { completion(.failure(error)) } }
    func send2<R: APIRequest>(_ request: R) throws -> R.Response { try request.decoder.decode(R.Response.self, from: Data(bodies[request.path]!.utf8)) } }
let s = Session(bodies: ["repos": #"[{"full_name":"a/b","stargazers_count":5,"owner":{"login":"a","avatar_url":"https://a.b"}}]"#, "repo": #"{"id":3,"is_private":true}"#])
s.send(ReposRequest()) { result in switch result { case .success(let r): print(r[0].fullName, r[0].owner.avatarUrl!); case .failure(let e): print(e) } }
s.send(RepoRequest()) { print((try? $0.get().id) ?? -1) }
print(try s.send2(ReposRequest()).count, try s.send2(RepoRequest()).isPrivate)
// generic class with T in methods
class Store<T: Codable> { private var data: [String: Data] = [:]; let encoder = JSONEncoder()
    func save(_ v: T, _ key: String) throws { data[key] = try encoder.encode(v) }
    func load(_ key: String) -> T? { guard let d = data[key] else { return nil }; return try? JSONDecoder().decode(T.self, from: d) }
    func all() throws -> [T] { try data.keys.sorted().map { try JSONDecoder().decode(T.self, from: data[$0]!) } } }
struct Note: Codable, Equatable { var text: String; var date = Date(timeIntervalSince1970: 0); var tags: Set<String> = [] }
let store = Store<Note>()
try store.save(Note(text: "a", tags: ["x"]), "1"); try store.save(Note(text: "b"), "2")
print(store.load("1")!.text, store.load("1")!.tags, store.load("9") as Any, try store.all().map(\.text))
final class NoteStore: Store<[Note]> { func first() -> Note? { load("n")?.first } }
let ns = NoteStore(); try ns.save([Note(text: "z")], "n"); print(ns.first()?.text ?? "none")
struct Resource<A> { let json: String; let parse: (Data) throws -> A }
extension Resource where A: Decodable { init(json: String) { self.json = json; parse = { try JSONDecoder().decode(A.self, from: $0) } } }
let res = Resource<[Int]>(json: "[1,2,3]"); print(try res.parse(Data(res.json.utf8)))
// property wrappers
@propertyWrapper struct Default<T: Codable>: Codable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(T.self) }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
@propertyWrapper struct LossyInt: Codable { var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let i = try? c.decode(Int.self) { wrappedValue = i } else { wrappedValue = Int(try c.decode(String.self)) ?? 0 } }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Wrapped: Codable { @Default var name: String; @LossyInt var n: Int; var plain: Int; @Default var list: [Int] }
let w = try JSONDecoder().decode(Wrapped.self, from: Data(#"{"name":"q","n":"12","plain":1,"list":[4]}"#.utf8)); print(w.name, w.n, w.plain, w.list)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys; print(String(decoding: try e.encode(w), as: UTF8.self))
// user info, custom dates
extension CodingUserInfoKey { static let prefix = CodingUserInfoKey(rawValue: "prefix")! }
struct Pref: Decodable { let v: String; init(from d: Decoder) throws { let p = d.userInfo[.prefix] as? String ?? ""; v = p + (try d.singleValueContainer().decode(String.self)) } }
let d = JSONDecoder(); d.userInfo[.prefix] = ">"; print(try d.decode([Pref].self, from: Data(#"["a"]"#.utf8)).map(\.v))
struct Ev: Codable { let at: Date; let end: Date? }
d.dateDecodingStrategy = .custom { dec in let c = try dec.singleValueContainer(); if let n = try? c.decode(Double.self) { return Date(timeIntervalSince1970: n) }
    let str = try c.decode(String.self); guard let x = ISO8601DateFormatter().date(from: str) else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad date \(str)") }; return x }
print(try d.decode(Ev.self, from: Data(#"{"at":10,"end":"2024-01-01T00:00:00Z"}"#.utf8)))
do { _ = try d.decode([Ev].self, from: Data(#"[{"at":"soon"}]"#.utf8)) } catch { print(error) }
e.dateEncodingStrategy = .custom { date, enc in var c = enc.singleValueContainer(); try c.encode("D\(Int(date.timeIntervalSince1970))") }
print(String(decoding: try e.encode(Ev(at: Date(timeIntervalSince1970: 5), end: nil)), as: UTF8.self))
e.keyEncodingStrategy = .custom { keys in let k = keys.last!; return AnyKey(stringValue: "x_" + k.stringValue)! }
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
print(String(decoding: try e.encode(Ev(at: Date(timeIntervalSince1970: 5), end: Date(timeIntervalSince1970: 6))), as: UTF8.self))
d.keyDecodingStrategy = .custom { keys in AnyKey(stringValue: keys.last!.stringValue.lowercased())! }
print(try d.decode(Ev.self, from: Data(#"{"AT":10}"#.utf8)).at)
// plist
let pe = PropertyListEncoder(); pe.outputFormat = .xml
let pl = try pe.encode(Note(text: "p<", date: Date(timeIntervalSince1970: 86400), tags: ["t"]))
print(String(data: pl, encoding: .utf8)!)
print(try PropertyListDecoder().decode(Note.self, from: pl) == Note(text: "p<", date: Date(timeIntervalSince1970: 86400), tags: ["t"]))
let bin = try PropertyListEncoder().encode([Note(text: "q")]); print(try PropertyListDecoder().decode([Note].self, from: bin)[0].text)
do { _ = try PropertyListDecoder().decode([Int].self, from: pl) } catch { print(error) }
do { _ = try PropertyListDecoder().decode(Note.self, from: Data("x".utf8)) } catch { print("\(error)".prefix(60)) }
