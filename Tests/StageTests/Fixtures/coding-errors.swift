import Foundation
struct P: Codable { var name: String; var age: Int; var tags: [String]; var u: UInt8 }
enum K: String, Codable { case a, b }
struct Q: Codable { var p: P; var k: K; var url: URL; var d: Date; var id: UUID; var dec: Decimal; var dat: Data; var f: Float }
struct W: Codable { var ps: [P] }
func t<T: Decodable>(_ type: T.Type, _ s: String) {
  do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch { print(error)
   if let e = error as? DecodingError { switch e { case .keyNotFound(let k, let c): print("KNF", k, k.stringValue, c.codingPath, c.debugDescription); case .typeMismatch(let t, let c): print("TM", t, c.codingPath.map(\.stringValue), c.debugDescription); case .valueNotFound(let t, let c): print("VNF", t, c.debugDescription, c.codingPath); case .dataCorrupted(let c): print("DC", c.codingPath, c.debugDescription, c.underlyingError as Any); @unknown default: print("?") } }
  }
}
t(P.self, #"{"name":"x"}"#)
t(W.self, #"{"ps":[{"name":"x","age":"q"}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":1.5}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":true}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":null}]}"#)
t(W.self, #"{"ps":[{"name":null,"age":null}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":1.0,"tags":["a",3],"u":300}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":1.0,"tags":["a"],"u":300}]}"#)
t(W.self, #"{"ps":[{"name":"x","age":1.0,"tags":{},"u":300}]}"#)
t(W.self, #"{"ps":[[]]}"#)
t(W.self, #"{"ps":[3]}"#)
t(W.self, #"{"ps":["#)
t(W.self, #"{"ps":[1,]}"#)
t(W.self, "")
t(W.self, "hello")
t([String: Int].self, #"{"b":"c"}"#)
t([Int: Int].self, #"{"b":"c"}"#)
t([K: Int].self, #"["a",1]"#)
t([K: Int].self, #"{"a":1}"#)
t([K].self, #"["a","z"]"#)
t(URL.self, #""http://[""#)
t([URL].self, #"["", "http://a b"]"#)
t(UUID.self, #""12""#)
t(Date.self, #""12""#)
t([Data].self, #"["$$"]"#)
t(Decimal.self, #"12.5"#)
t(Decimal.self, #""12.5""#)
t(Int?.self, "null")
t(Int.self, "null")
t(Int.self, "99999999999999999999999")
t(Float.self, "1e400")
t(Double.self, "1e400")
t(Bool.self, "1")
t(String.self, "1")
t(Int.self, "{}")
t([String: Int].self, #"{"a":1,"a":2}"#)
struct XA: Decodable { let a: Int }
t(XA.self, #"{"a":1,"a":2}"#)
t([Int].self, "[1,]"); t([Int].self, "[01]"); t([Int].self, "[NaN]"); t([String].self, "[\"a\tb\"]"); t([String].self, #"["\ud83d"]"#); t([String].self, #"["\ud83d\ude00\u00e9\/\b"]"#)
t([Int].self, "[1] x"); t([Int].self, " \n[1]\n "); t([Int].self, "[1"); t([Int].self, "{'a':1}"); t([Int].self, "[-]"); t([Double].self, "[1.]"); t([Double].self, "[.5]"); t([Double].self, "[1E5]"); t([Int].self,"\u{FEFF}[1]")
struct XB: Encodable { var a10 = 1, a9 = 2, B = 3, a = 4, á = 5, _x = 6, A = 7 }
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(XB()), as: UTF8.self))
struct XN: Codable { struct I: Codable { var x: Int }; var i: I?; var list: [I]? ; var e: E?; enum E: Int, Codable { case one = 1, two } }
t(XN.self, "{}"); t(XN.self, #"{"i":{"x":1},"list":[{"x":2}],"e":2}"#); t(XN.self, #"{"e":3}"#); t(XN.self, #"{"i":null}"#); t(XN.self, #"{"i":[]}"#); t(XN.self, #"{"list":[null]}"#); t([XN].self, #"[null]"#); t([[Int]].self, "[null]"); t([[Int]].self, "[{}]")
struct XU: Decodable { let a: Int; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); a = try c.decode(Int.self); _ = try c.decode(Int.self) } }
t(XU.self, "[1]"); t(XU.self, "[]"); t(XU.self, "{}"); t([XU].self, "[[1]]"); t(XU.self, "null")
struct XC: Decodable { let n: String; enum K: String, CodingKey { case outer, inner, list }
 init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); let i = try c.nestedContainer(keyedBy: K.self, forKey: .outer); n = try i.decode(String.self, forKey: .inner); var l = try c.nestedUnkeyedContainer(forKey: .list); print(l.count as Any, l.currentIndex, l.codingPath, c.allKeys.map(\.stringValue).sorted(), c.contains(.outer), try c.decodeNil(forKey: .outer), d.codingPath, l.isAtEnd); while !l.isAtEnd { if try l.decodeNil() { print("nil"); continue }; print(try l.decode(Int.self), l.currentIndex) } } }
t(XC.self, #"{"outer":{"inner":"x"},"list":[1,null,2]}"#); t(XC.self, #"{"outer":{}}"#); t(XC.self, #"{}"#); t(XC.self, #"{"outer":3}"#); t(XC.self, #"{"outer":null}"#); t(XC.self, #"{"outer":{"inner":"x"}}"#); t(XC.self, #"{"outer":{"inner":"x"},"list":3}"#)
struct XD: Decodable { enum K: CodingKey { case a }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); throw DecodingError.dataCorruptedError(forKey: .a, in: c, debugDescription: "bad a") } }
t(XD.self, "{}"); t([XD].self, "[{}]")
struct XS: Decodable { init(from d: Decoder) throws { let c = try d.singleValueContainer(); print(c.decodeNil(), c.codingPath); if let i = try? c.decode(Int.self) { print(i) } else { print(try c.decode(String.self)) }; throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad") } }
t([XS].self, #"["a"]"#); t([XS].self, #"[1]"#); t([String: XS].self, #"{"a b":1}"#)
struct XT2: Encodable { func encode(to e: Encoder) throws {} }
do { print(String(decoding: try JSONEncoder().encode(XT2()), as: UTF8.self)) } catch { print(error) }
do { print(String(decoding: try JSONEncoder().encode([XT2()]), as: UTF8.self)) } catch { print(error) }
struct MyErr: Error {}
struct XF: Decodable { init(from d: Decoder) throws { throw MyErr() } }
t(XF.self, "1")
print(try JSONDecoder().decode(Optional<Int>.self, from: Data("null".utf8)) as Any)
t(Date.self, "0"); t([Date].self, #"["x"]"#); t(Range<Int>.self, "[1,5]"); t(Set<Int>.self, "[1,1]"); t([Int: Int].self, #"{"1":2}"#)
struct XOpt: OptionSet, Codable { let rawValue: Int }
t([XOpt].self, "[3]"); print(String(decoding: try JSONEncoder().encode([XOpt(rawValue: 5)]), as: UTF8.self))
