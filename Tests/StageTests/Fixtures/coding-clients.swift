import Foundation
// network layer with generics
struct Page<T: Codable>: Codable { let items: [T]; let page: Int; let next: Link<T>?; let extra: [String: T]? }
struct Link<T>: Codable { let href: URL; let title: String }
struct User: Codable, Equatable { let id: Int; var name: String; let email: String?; let role: Role; let address: Address
    enum Role: String, Codable { case admin, member = "MEMBER" }
    struct Address: Codable, Equatable { let street: String; let geo: Geo; struct Geo: Codable, Equatable { let lat, lng: Double } } }
enum NetworkError: Error { case decoding(Error), other }
final class Client {
    let decoder: JSONDecoder
    init(decoder: JSONDecoder = JSONDecoder()) { self.decoder = decoder }
    func load<T: Decodable>(_ json: String) throws -> T { try decoder.decode(T.self, from: Data(json.utf8)) }
    func fetch<T: Decodable>(_ json: String, completion: (Result<T, Error>) -> Void) {
        do { completion(.success(try decoder.decode(T.self, from: json.data(using: .utf8)!))) } catch { completion(.failure(NetworkError.decoding(error))) }
    }
    func get<T: Decodable>(_ type: T.Type, _ json: String) -> T? { try? decoder.decode(type, from: Data(json.utf8)) }
    func forward<T: Decodable>(_ json: String) throws -> T { return try load(json) }
    func list<T: Decodable>(_ json: String) throws -> [T] { try decoder.decode([T].self, from: Data(json.utf8)) }
    func page<T: Codable>(of type: T.Type, _ json: String) throws -> Page<T> { try decoder.decode(Page<T>.self, from: Data(json.utf8)) }
}
let user = #"{"id":1,"name":"Ann","email":null,"role":"MEMBER","address":{"street":"S","geo":{"lat":1,"lng":-2.5}}}"#
let c = Client()
let u: User = try c.load(user)
print(u)
let us: [User] = try c.load("[\(user),\(user)]")
print(us.count, us[0] == u, us[1].address.geo.lat)
c.fetch(user) { (r: Result<User, Error>) in switch r { case .success(let u): print(u.role, u.role.rawValue); case .failure(let e): print(e) } }
c.fetch("{}") { (r: Result<User, Error>) in switch r { case .success(let u): print(u.role); case .failure(let e): print(e) } }
c.fetch("[\(user)]") { (r: Result<[User], Error>) in print((try? r.get())?.map(\.name) as Any) }
print(c.get(User.self, user)?.name as Any, c.get([String: User].self, #"{"a":\#(user)}"#)?["a"]?.id as Any, c.get(User.self, "") as Any)
let f: User = try c.forward(user); print(f.name)
let l: [User] = try c.list("[\(user)]"); print(l[0].id)
let pageText = #"{"items":[\#(user)],"page":1,"next":{"href":"https://x.y","title":"t"},"extra":{"k":\#(user)}}"#
let pg = try c.page(of: User.self, pageText); print(pg.items[0].name, pg.next?.href as Any, pg.extra?["k"]?.id as Any, type(of: pg))
let p2: Page<Int> = try c.load(#"{"items":[1,2],"page":2}"#); print(p2.items, p2.next as Any)
let p3 = try JSONDecoder().decode(Page<[String]>.self, from: Data(#"{"items":[["a"],["b","c"]],"page":2}"#.utf8)); print(p3.items)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(decoding: try e.encode(pg), as: UTF8.self))
print(String(data: try e.encode(us), encoding: .utf8)!)
do { let _: Page<User> = try c.load(#"{"items":[{"id":"x"}],"page":1}"#) } catch DecodingError.typeMismatch(let t, let ctx) { print(t, ctx.codingPath.map(\.stringValue), ctx.debugDescription) }
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"id":1,"name":"x","role":"boss"}"#.utf8)) } catch let DecodingError.dataCorrupted(ctx) { print(ctx.debugDescription) } catch { print("other", error) }
do { let x: User = try c.load("{}"); print(x) } catch let error as DecodingError { switch error { case .keyNotFound(let key, _): print("missing", key.stringValue); default: print("?") } }
extension Array where Element: Decodable { static func from(_ s: String) throws -> [Element] { try JSONDecoder().decode([Element].self, from: Data(s.utf8)) } }
print(try [Int].from("[1,2]"))
extension Decodable { static func parse(_ s: String) -> Self? { try? JSONDecoder().decode(Self.self, from: Data(s.utf8)) }
 init?(json: String) { guard let v = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }; self = v } }
extension Encodable { func json() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(decoding: (try? e.encode(self)) ?? Data(), as: UTF8.self) }
 var dictionary: [String: Any]? { guard let d = try? JSONEncoder().encode(self) else { return nil }; return (try? JSONSerialization.jsonObject(with: d)) as? [String: Any] } }
print(User.parse(user)?.name as Any, User(json: user)?.id as Any, u.json())
print(u.dictionary?["name"] as Any, u.dictionary?.keys.sorted() as Any)
