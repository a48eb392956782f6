import Foundation
// JSON + Codable + Data + URL + regex
struct User: Codable, Equatable { let id: Int; var name: String; var email: String?; var tags: [String] = []; var role: Role; enum Role: String, Codable { case admin, guest }
  enum CodingKeys: String, CodingKey { case id, name = "full_name", email, tags, role } }
let json = """
{"id": 7, "full_name": "Ann Lee", "email": null, "tags": ["a", "b"], "role": "admin"}
"""
let dec = JSONDecoder(); let u = try dec.decode(User.self, from: Data(json.utf8)); print(u)
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys]; print(String(data: try enc.encode(u), encoding: .utf8)!)
do { _ = try dec.decode(User.self, from: Data("{\"id\": \"x\"}".utf8)) } catch let DecodingError.typeMismatch(t, c) { print("mismatch", t, c.codingPath.map(\.stringValue)) } catch { print("other") }
do { _ = try dec.decode([User].self, from: Data("[{\"id\": 1}]".utf8)) } catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.count) } catch { print("other", error) }
let any = try JSONSerialization.jsonObject(with: Data("{\"a\": [1, 2.5, \"x\", null, true], \"b\": {\"c\": 3}}".utf8)) as! [String: Any]
let list = any["a"] as! [Any]; print(list.count, list[0] as? Int ?? -1, list[1] as? Double ?? -1, list[2] as? String ?? "-", list[3] is NSNull, list[4] as? Bool ?? false, (any["b"] as? [String: Any])?["c"] as? Int ?? 0)
let data = Data([0x48, 0x69, 0xff, 0x00]); print(data.count, data.first!, Array(data.prefix(2)), data.map { String(format: "%02x", $0) }.joined(), data.base64EncodedString(), Data(base64Encoded: "SGk=")! == data.prefix(2))
var d2 = Data(); d2.append(contentsOf: [1, 2, 3]); d2.append(Data("é".utf8)); print(d2.count, d2[3], [UInt8](d2), String(decoding: d2.suffix(2), as: UTF8.self), String(data: Data([0xff]), encoding: .utf8) as Any)
var c = URLComponents(string: "https://example.com:8080/a/b?x=1&y=two%20words#frag")!; print(c.host!, c.port!, c.path, c.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" }, c.fragment!)
c.queryItems?.append(URLQueryItem(name: "z", value: "ä&b")); c.path = "/new path"; print(c.url!.absoluteString)
let url = URL(string: "file:///tmp/x/y.tar.gz")!; print(url.pathExtension, url.lastPathComponent, url.deletingLastPathComponent().path, url.pathComponents, url.appendingPathComponent("z").path)
let text = "Call 555-1234 or 555-9876 now, mail bob@example.com"
let re = try NSRegularExpression(pattern: "(\\d{3})-(\\d{4})"); let ns = text as NSString
for m in re.matches(in: text, range: NSRange(location: 0, length: ns.length)) { print(ns.substring(with: m.range), ns.substring(with: m.range(at: 2)), m.range.location) }
print(re.stringByReplacingMatches(in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$2-$1"))
if let r = text.range(of: "[a-z]+@[a-z.]+", options: .regularExpression) { print(text[r], text.distance(from: text.startIndex, to: r.lowerBound)) }
print(text.replacingOccurrences(of: "\\d", with: "#", options: .regularExpression), text.components(separatedBy: CharacterSet(charactersIn: " ,")).filter { !$0.isEmpty }.count)
print("a,b;c".split { ",;".contains($0) }, "  trim ".trimmingCharacters(in: .whitespaces), "Hello".padding(toLength: 8, withPad: ".", startingAt: 0), "x".compare("y") == .orderedAscending, "abc".caseInsensitiveCompare("ABC") == .orderedSame, "10" .localizedStandardCompare("9") == .orderedDescending)
print(UserDefaults.standard.integer(forKey: "nope_b"), UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString, ProcessInfo.processInfo.processName.isEmpty)
print(String(bytes: [72, 105], encoding: .utf8) ?? "-", String(bytes: Array("né".utf8), encoding: .utf8) ?? "-")
