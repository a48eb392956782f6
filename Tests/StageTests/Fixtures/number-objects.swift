import Foundation

let text = "{\"a\": 3, \"b\": 2.5, \"c\": true, \"d\": [1, 2], \"e\": 1, \"f\": 4.0, \"g\": {\"h\": 7}}"
let json = try! JSONSerialization.jsonObject(with: text.data(using: .utf8)!) as! [String: Any]
print(json["a"] as? Double ?? 0, json["a"] as? Int ?? 0, json["b"] as? Double ?? 0, json["b"] as? Int ?? -1)
print(json["c"] as? Bool ?? false, json["c"] as? Int ?? -1, json["e"] as? Bool ?? false, json["a"] as? Bool ?? false)
print(json["d"] as? [Double] ?? [], json["d"] as? [Int] ?? [], json["f"] as? Int ?? -1, json["a"] as? Float ?? 0)
print(json["a"] as? String ?? "none", json["a"] is Int, json["a"] is Double, json["c"] is String)
print((json["g"] as! [String: Any])["h"] as! Double, (json["g"] as? [String: Double]) ?? [:], "\(json["a"]!) \(json["g"]!)")
print((json["a"] as! NSNumber).intValue + 1, (json["d"] as! [Any]).map { $0 as! Double })

let any: Any = NSNumber(value: 3)
print(any as? Double ?? 0, any as? Int ?? 0, any is Double, any is Bool, any is NSNumber)
switch any {
case let number as Double: print("double", number)
default: print("none")
}
switch any {
case is Bool: print("bool")
case is Int: print("int")
default: print("none")
}
let three = 3 as NSNumber
print(three as! Double, three as? Int ?? 0, three as! Float, three.doubleValue)
print(NSNumber(value: 0.1) as? Float ?? -1, NSNumber(value: 300) as? UInt8 ?? 1, NSNumber(value: true) as? Double ?? -1)
print(NSNumber(value: -1) as? UInt ?? 5, NSNumber(value: 1.0) as? Bool ?? false)
let mixed: [String: Any] = ["n": NSNumber(value: 2), "i": 2]
print(mixed["n"] as? Double ?? 0, mixed["i"] as? Double ?? 0, mixed["i"] as? Int ?? 0)
let one: Any = 1
print(one as? Double ?? 0, one as? Int ?? 0)
let list = [NSNumber(value: 1), NSNumber(value: 2)] as [Any]
print(list.compactMap { $0 as? Int })
func read<T>(_ key: String) -> T? { json[key] as? T }
let number: Double? = read("a")
let whole: Int? = read("a")
print(number ?? 0, whole ?? 0)

// A class of numbers has members of the program's: methods and properties, by whatever way the number has come.
extension NSNumber {
    var halved: Double { doubleValue / 2 }
    func halved(times count: Int) -> Double { (0..<count).reduce(doubleValue) { value, _ in value / 2 } }
}
func show(_ number: NSNumber?) -> String { number.map { "\($0.halved)" } ?? "none" }
let five: NSNumber = 5
let table: [String: Any] = ["whole": 3, "part": 2.5, "text": "x"]
print(five.halved, five.halved(times: 2), NSNumber(value: 3.5).halved, (7 as NSNumber).halved)
if let whole = table["whole"] as? NSNumber { print(whole.halved) }
print((table["part"] as! NSNumber).halved, (table["text"] as? NSNumber)?.halved as Any)
print(show(1000), show(nil), show(NSNumber(value: 9)))
let several: [NSNumber] = [1, 2, 3]
print(several.map { $0.halved }, several.map(\.halved))
