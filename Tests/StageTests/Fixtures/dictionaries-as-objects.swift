import Foundation

let attributes: NSDictionary = ["name": "Ada", "age": 36]
print(attributes.allKeys.count, attributes.allValues.count, attributes.count)
print((attributes.allKeys as? [String])?.sorted() ?? [])
print(attributes.object(forKey: "name") as? String ?? "none", attributes.object(forKey: "age") as? Int ?? 0)
print(attributes.object(forKey: "other") == nil)
var told: [String] = []
attributes.enumerateKeysAndObjects { key, value, stop in told.append("\(key)=\(value)") }
print(told.sorted())
var first = 0
attributes.enumerateKeysAndObjects { key, value, stop in
    first += 1
    stop.pointee = true
}
print(first)
let names: NSArray = ["b", "a", "c"]
print(names.componentsJoined(by: "-"), names.adding("d").count, names.addingObjects(from: ["e", "f"]).count)
names.enumerateObjects { name, index, stop in
    print(name, index)
    if index == 1 { stop.pointee = true }
}
