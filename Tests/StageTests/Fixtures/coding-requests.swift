import Foundation

// Requests whose responses are associated types: what a generic client hands to closures is of these.
enum API { 
  enum Method: String, Codable { case get = "GET", post = "POST" }
  struct Page<T: Decodable>: Decodable { let items: [T]; let next: Int?; enum CodingKeys: String, CodingKey { case items = "results", next } }
  enum Failure: Error, Equatable { case status(Int), empty, decoding(String) }
}
protocol Request { associatedtype Response: Decodable; var path: String { get }; var method: API.Method { get } }
extension Request { var method: API.Method { .get } ; func decode(_ d: Data) throws -> Response { try JSONDecoder().decode(Response.self, from: d) } }
struct Movie: Codable, Hashable, Identifiable { let id: Int; var title: String; var rating: Double?; var kind: Kind = .film; enum Kind: String, Codable, CaseIterable { case film, series }
  init(id: Int, title: String, rating: Double? = nil) { self.id = id; self.title = title; self.rating = rating }
  private enum CodingKeys: String, CodingKey { case id, title = "name", rating = "vote_average", kind }
  init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); id = try c.decode(Int.self, forKey: .id); title = try c.decode(String.self, forKey: .title).trimmingCharacters(in: .whitespaces); rating = try c.decodeIfPresent(Double.self, forKey: .rating); kind = try c.decodeIfPresent(Kind.self, forKey: .kind) ?? .film } }
struct Movies: Request { typealias Response = API.Page<Movie>; let page: Int; var path: String { "/movies?page=\(page)" } }
struct Rate: Request { struct Response: Decodable { let ok: Bool }; let path = "/rate"; var method: API.Method { .post } }
final class Client { var stubs: [String: Result<String, API.Failure>] = [:]
  func send<R: Request>(_ r: R, then done: (Result<R.Response, Error>) -> Void) {
    switch stubs[r.path] { case .success(let s)?: done(Result { try r.decode(Data(s.utf8)) }); case .failure(let f)?: done(.failure(f)); case nil: done(.failure(API.Failure.empty)) } } 
  func load<R: Request, V>(_ r: R, _ path: KeyPath<R.Response, V>) throws -> V { var out: Result<V, Error>!; send(r) { out = $0.map { $0[keyPath: path] } }; return try out.get() } }
struct AnyRequest<T: Decodable> { let run: (Client) throws -> T
  init<R: Request>(_ r: R) where R.Response == T { run = { c in var res: T?; var err: Error?; c.send(r) { switch $0 { case .success(let v): res = v; case .failure(let e): err = e } }; if let err { throw err }; return res! } } }
struct Wrapper<T: Codable & Equatable>: Codable, Equatable { var value: T; var extra: [String: T] = [:] }
@propertyWrapper struct Defaulted<T: Codable>: Codable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(T.self) } ; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Prefs: Codable { @Defaulted var size = 3; @Defaulted var name: String = "x"; var flag: Bool? }
//---
let c = Client()
c.stubs["/movies?page=1"] = .success(#"{"results":[{"id":1,"name":" A ","vote_average":7.5},{"id":2,"name":"B","kind":"series"}],"next":2}"#)
c.stubs["/movies?page=2"] = .failure(.status(404))
c.stubs["/rate"] = .success(#"{"ok":true}"#)
c.send(Movies(page: 1)) { r in if case .success(let p) = r { print(p.items.map(\.title), p.next as Any, p.items.map(\.kind), p.items[0].rating as Any) } }
c.send(Movies(page: 2)) { r in if case .failure(let e) = r { print(e, (e as? API.Failure) == .status(404)) } }
c.send(Rate()) { print((try? $0.get().ok) as Any) }
do { print(try c.load(Movies(page: 1), \.items.count), try c.load(Rate(), \.ok)); _ = try c.load(Movies(page: 3), \.next) } catch let e as API.Failure { print("api", e) } catch { print("other", error) }
print(try! AnyRequest(Rate()).run(c).ok, Movies(page: 4).method, Rate().method.rawValue)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(data: try! e.encode(Movie(id: 3, title: "C", rating: 1)), encoding: .utf8)!)
let w = Wrapper(value: 3, extra: ["a": 4]); print(String(data: try! e.encode(w), encoding: .utf8)!, try! JSONDecoder().decode(Wrapper<Int>.self, from: e.encode(w)) == w)
print(String(data: try! e.encode(Prefs()), encoding: .utf8)!)
let prefs = try! JSONDecoder().decode(Prefs.self, from: Data(#"{"size":9,"name":"n"}"#.utf8)); print(prefs.size, prefs.name, prefs.flag as Any)
do { _ = try JSONDecoder().decode(API.Page<Movie>.self, from: Data(#"{"results":[{"id":"x"}]}"#.utf8)) } catch DecodingError.typeMismatch(let t, let ctx) { print(t, ctx.codingPath.map(\.stringValue)) } catch { print("?", error) }
let groups = Dictionary(grouping: Movie.Kind.allCases, by: \.rawValue.count).mapValues { $0.map(\.rawValue) }; print(groups.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
