import Foundation

let pattern = try! NSRegularExpression(pattern: "([a-z]+)([0-9]+)", options: .caseInsensitive)
let text = "Ab12 cd3 👋 ef456"
let whole = NSRange(text.startIndex..., in: text)
for match in pattern.matches(in: text, range: whole) {
    print(match.range.location, match.range.length, match.numberOfRanges, (text as NSString).substring(with: match.range(at: 2)))
}
print(pattern.numberOfMatches(in: text, options: [], range: whole), pattern.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(pattern.stringByReplacingMatches(in: text, options: [], range: whole, withTemplate: "$2$1"))
print((try? NSRegularExpression(pattern: "(")) == nil)
if let match = pattern.firstMatch(in: text, range: whole), let range = Range(match.range(at: 1), in: text) { print(text[range]) }

let json = "{\"name\": \"Ada\", \"age\": 36, \"tags\": [\"a\", \"b\"], \"ratio\": 1.5, \"ok\": true, \"none\": null}"
let object = try! JSONSerialization.jsonObject(with: json.data(using: .utf8)!) as! [String: Any]
print(object["none"] is NSNull, object["name"] as! String, object["age"] as! Int, (object["tags"] as! [String]).count, object["ratio"] as! Double, object["ok"] as! Bool)
let data = try! JSONSerialization.data(withJSONObject: ["b": 1, "a": [1.5, "x"]], options: .sortedKeys)
print(String(data: data, encoding: .utf8)!)
print((try? JSONSerialization.jsonObject(with: "{oops".data(using: .utf8)!)) == nil, JSONSerialization.isValidJSONObject(["a": 1]))

let numbers = IndexSet([5, 1, 3])
print(numbers.count, numbers.contains(3), numbers.first!, numbers.last!, numbers.map { $0 * 2 })
var changed = IndexSet(integersIn: 0..<3)
changed.insert(7)
changed.remove(1)
var all: [Int] = []
for number in changed { all.append(number) }
print(all, changed.union(numbers).count, changed.integerGreaterThan(2)!)
