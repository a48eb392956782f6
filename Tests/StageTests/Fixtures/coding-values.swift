import Foundation
typealias Model = Codable & Hashable
struct A: Model { let id: Int; let kind: Kind; enum Kind: Int, Model, CaseIterable { case x = 1, y } }
protocol Entity: Codable, Identifiable { var id: Int { get } }
struct B: Entity { let id: Int; var a: A?; var map: [Int: A]; var byKind: [A.Kind: String]; var nested: [[String: [A?]]] }
extension C: Codable {}
struct C { var name = "c"; let fixed = 3; var opt: Int?; var d: Double = 1; private(set) var p: [String] = ["q"] { didSet { print("didSet") } }; var comp: Int { 3 }; lazy var lz = 2; static var st = 1 }
func enc<T: Encodable>(_ v: T) -> String { let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; do { return String(decoding: try e.encode(v), as: UTF8.self) } catch { return "\(error)" } }
func dec<T: Decodable>(_ t: T.Type = T.self, _ s: String) -> T? { do { return try JSONDecoder().decode(t, from: Data(s.utf8)) } catch { print(error); return nil } }
let a = A(id: 1, kind: .y)
let b = B(id: 2, a: a, map: [5: a], byKind: [.x: "one"], nested: [["k": [a, nil]]])
print(enc(b)); print(dec(B.self, enc(b))!.nested, dec(B.self, enc(b))!.byKind, dec(B.self, enc(b))!.map[5]! == a)
print(enc(C())); print(dec(C.self, #"{"name":"n","d":2,"p":["z"]}"#)?.p ?? []); _ = dec(C.self, #"{"name":"n","d":2}"#)
print(Set([a, A(id: 1, kind: .y)]).count)
struct D: Codable { var u8: UInt8, i64: Int64, u64: UInt64, f: Float, b: Bool, s: String, c: [Character.RawV], dec: Decimal, url: URL, id: UUID; }
extension Character { typealias RawV = String }
let dd = D(u8: 255, i64: .min, u64: .max, f: 1.1, b: true, s: "é\"\\/", c: ["a"], dec: 1.10, url: URL(string: "http://x.y/z")!, id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
print(enc(dd)); print(dec(D.self, enc(dd)).map(enc) == enc(dd))
_ = dec(D.self, #"{"u8":256}"#); _ = dec(D.self, #"{"u8":-1}"#); _ = dec([Bool].self, "[0]"); _ = dec([Int].self, #"["1"]"#); print(dec([Double].self, "[1,2.5,1e2]")!)
enum Token: Codable { case none, number(Int), pair(String, value: Double), opt(Int?), nested(A), list([Token]); enum CodingKeys: String, CodingKey { case none = "nil", number = "num", pair, opt, nested, list }
 enum PairCodingKeys: String, CodingKey { case _0 = "name", value } }
print(enc([Token.none, .number(3), .pair("x", value: 1.5), .opt(nil), .opt(1), .nested(a), .list([.number(1)])]))
print(dec([Token].self, enc([Token.none, .number(3), .pair("x", value: 1.5), .opt(nil), .nested(a), .list([.number(1)])])) as Any)
_ = dec(Token.self, #"{"foo":{}}"#); _ = dec(Token.self, #"{"num":{}}"#); _ = dec(Token.self, #"{"num":{"_0":"x"}}"#)
class Node: Codable { var value: Int; var children: [Node]; var next: Node?; init(_ v: Int, _ c: [Node] = []) { value = v; children = c } }
let n = Node(1, [Node(2), Node(3, [Node(4)])]); n.next = Node(9)
print(enc(n)); let n2 = dec(Node.self, enc(n))!; print(n2.children[1].children[0].value, n2.next!.value, n2 === n)
struct Opt: OptionSet, Codable { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2) }
struct ID<T>: RawRepresentable, Codable, Hashable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue } }
struct E: Codable { var o: Opt; var id: ID<A> }
print(enc(E(o: [.a, .b], id: ID(rawValue: "zz")))); print(dec(E.self, #"{"o":3,"id":"k"}"#)!.o.contains(.b), dec(E.self, #"{"o":3,"id":"k"}"#)!.id.rawValue)
let dict: [String: Any] = ["x": 1]; _ = dict
print(enc(["a": 1, "b": nil] as [String: Int?]), enc([1: "x"]), enc([nil, 1] as [Int?]), enc("s"), enc(1.5), enc(true), enc(Optional<Int>.none), enc([[1], []]))
let res: [A]? = dec(nil ?? [A].self, "[]"); print(res!.isEmpty)
let t: (A.Type) = A.self; print(t, A.CodingKeys2.self)
extension A { enum CodingKeys2: String, CodingKey { case q } }
print(A.CodingKeys2(stringValue: "q") as Any, A.CodingKeys2(stringValue: "r") as Any, A.CodingKeys2.q.stringValue, A.CodingKeys2.q, A.CodingKeys2.q.intValue as Any, A.CodingKeys2(rawValue: "q")!)
if let err = { () -> Error? in do { _ = try JSONDecoder().decode(A.self, from: Data("{}".utf8)); return nil } catch { return error } }() as? DecodingError, case .keyNotFound(let k, let c) = err { print(k, c.codingPath.isEmpty, c.debugDescription, c.underlyingError == nil) }
print(a is Codable, a is Encodable, C.self is Decodable.Type, (3 as Any) is Codable)
