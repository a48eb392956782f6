import Foundation

// What is a reference in Foundation and a value in Swift: shared while it is one, a value once it is cast.
final class Download {
    let received = NSMutableData()
    let log = NSMutableString(string: "start")
    func take(_ bytes: [UInt8]) {
        received.append(Data(bytes))
        log.append(" +\(bytes.count)")
    }
}
let download = Download()
let seen = download.received
download.take([104, 105])
download.take([33])
print(seen.length, download.received === seen)
let data = seen as Data
print(data.count, String(data: data, encoding: .utf8) ?? "-")
download.take([63])
print(data.count, seen.length)
let any: Any = seen
print(any is NSMutableData, any is Data)
if let value = any as? Data { print(value.count) }
seen.length = 2
print(String(data: seen as Data, encoding: .utf8) ?? "-", (Data([1, 2]) as NSData).length)

let text = download.log
text.insert("* ", at: 0)
print(text, text.length)
text.replaceCharacters(in: NSRange(location: 0, length: 2), with: "- ")
print(text.replaceOccurrences(of: "+1", with: "one", options: [], range: NSRange(location: 0, length: text.length)), text)
text.deleteCharacters(in: NSRange(location: 0, length: 2))
text.append("!")
let plain = text as String
print(plain.uppercased(), text.substring(to: 5), text.range(of: "one").location)
text.setString("")
print(plain.isEmpty, text.length)

let list = NSMutableArray(array: [1, 2, 3])
list.add(4)
let numbers = list as! [Int]
print(numbers.reduce(0, +), (list as? [Int])?.count ?? 0, (list as? [String]) == nil)
let table = NSMutableDictionary()
table["a"] = 1
table["b"] = 2
if let typed = table as? [String: Int] { print(typed.keys.sorted(), typed["b"] ?? 0) }

let id = NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
print(id?.uuidString ?? "-", NSUUID(uuidString: "x") == nil)
let parts = NSDateComponents()
print(NSLocale(localeIdentifier: "de_DE").object(forKey: .languageCode) ?? "-", NSTimeZone(name: "Europe/Berlin")?.name ?? "-")

// Characters of a text with attributes, and numbers, that are shared.
let attributed = NSMutableAttributedString(string: "a #bold# word")
let characters = attributed.mutableString
characters.deleteCharacters(in: characters.range(of: "#"))
print(attributed.string, characters.length)
characters.replaceOccurrences(of: "o", with: "0", options: [], range: NSRange(location: 0, length: characters.length))
characters.append("!")
print(attributed.string)
characters.setString("new")
print(attributed.string, characters)

extension IndexSet {
    init(_ numbers: [Int]) {
        let mutable = NSMutableIndexSet()
        numbers.forEach { mutable.add($0) }
        self.init(mutable)
    }
}
let indexes = NSMutableIndexSet(index: 4)
[1, 2, 2, 7].forEach { indexes.add($0) }
indexes.remove(4)
print(indexes.count, indexes.contains(2), Array(indexes), indexes.firstIndex, IndexSet([3, 1]).count)
indexes.removeAllIndexes()
print(indexes.lastIndex == NSNotFound)
