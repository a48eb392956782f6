import Foundation

let greeting = NSString(string: "Hello World 👋")
print(greeting.length, greeting.range(of: "World").location, greeting.range(of: "World").length)
print(greeting.range(of: "none").location == NSNotFound, greeting.substring(with: NSRange(location: 6, length: 5)))
print(greeting.substring(from: 6), greeting.substring(to: 5))
print(greeting.range(of: "WORLD", options: .caseInsensitive).location, greeting.range(of: "o", options: .backwards).location)
let literal: NSString = "photo.tar.gz"
print(literal.pathExtension, literal.deletingPathExtension, literal.appendingPathComponent("x"))
print(("/a/b/c.txt" as NSString).lastPathComponent, ("/a/b/c.txt" as NSString).deletingLastPathComponent)
print(("42 apples" as NSString).integerValue, ("3.5kg" as NSString).doubleValue, ("yes" as NSString).boolValue)
print(literal.replacingCharacters(in: NSRange(location: 0, length: 5), with: "image"))
let range = "find me".range(of: "me")!
print("find me"[range], NSRange(range, in: "find me").location, "find me".range(of: "x") == nil)
print(NSRange(2..<5).length, NSRange(location: 1, length: 4).contains(4), NSMaxRange(NSRange(location: 1, length: 4)))
print("👋 wave".range(of: "wave").map { NSRange($0, in: "👋 wave").location } ?? -1)
print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines), "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "a--b".components(separatedBy: "--"))
print("Hello".replacingOccurrences(of: "L", with: "y", options: .caseInsensitive))
print("x1y22z".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))
print("hello wide world".capitalized, "éclair".folding(options: .diacriticInsensitive, locale: nil))
print("a".compare("b") == .orderedAscending, "A".caseInsensitiveCompare("a") == .orderedSame)
print(["b10", "b9", "B1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
print("Straße".data(using: .utf8)!.count, String(data: "ok".data(using: .utf8)!, encoding: .utf8)!)
print(String(format: "%05.2f|%-6@|%+d|%03d|%x|%%", 3.14159, "ab" as NSString, 7, 5, 255))
print(String(format: "%2$@ %1$@", "a" as NSString, "b" as NSString), String(format: "%.3d %c %g %e", 5, 65, 0.0001, 12345.678))
print(String(format: "%d of %d", arguments: [1, 2]))
let digits = CharacterSet.decimalDigits
print(digits.contains("7"), digits.inverted.contains("7"), CharacterSet.letters.union(digits).contains("a"))
let anything: Any = "text"
print((anything as! String).count, NSString(string: "abc") == NSString(string: "abc"))
