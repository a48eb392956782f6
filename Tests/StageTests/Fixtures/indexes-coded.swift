import Foundation
let e = PropertyListEncoder(); e.outputFormat = .xml
let s = IndexSet([1, 2, 3, 7])
let d = try! e.encode(s)
print(String(decoding: d, as: UTF8.self))
print(try! PropertyListDecoder().decode(IndexSet.self, from: d) == s)
let j = JSONEncoder(); j.outputFormatting = .sortedKeys
print(String(decoding: try! j.encode(s), as: UTF8.self))
struct Page: Codable, Equatable { var name: String; var marks: IndexSet }
let p = try! j.encode(Page(name: "a", marks: [4]))
print(String(decoding: p, as: UTF8.self), try! JSONDecoder().decode(Page.self, from: p) == Page(name: "a", marks: [4]))
