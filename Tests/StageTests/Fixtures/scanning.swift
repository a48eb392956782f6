import Foundation

// What a scanner reads of a text, and where it stands then.
func hex(_ text: String) {
    var value: UInt64 = 7
    let scanner = Scanner(string: text)
    let found = scanner.scanHexInt64(&value)
    print(found, found ? value : 0, scanner.isAtEnd)
}
hex("16161A")
hex("0xff80")
hex("  0XFF rest")
hex("zz")
hex("")

var short: UInt32 = 0
print(Scanner(string: "ffee00").scanHexInt32(&short), short)

let parts = Scanner(string: "width: 42, height: -7.5e1px; name = Ada Lovelace")
print(parts.scanUpToString(":") ?? "nothing", parts.scanString(":") ?? "nothing", parts.scanInt() ?? -1)
print(parts.scanInt() ?? -1, parts.scanString(",") ?? "nothing")
print(parts.scanString("HEIGHT:") ?? "nothing")
print(parts.scanDouble() ?? -1, parts.scanCharacters(from: .letters) ?? "nothing")
print(parts.scanCharacter().map(String.init) ?? "nothing", parts.isAtEnd)
print(parts.scanUpToCharacters(from: .decimalDigits) ?? "nothing", parts.isAtEnd)
print(parts.scanUpToString("x") ?? "nothing", parts.scanCharacter().map(String.init) ?? "nothing")

let exact = Scanner(string: "  Ab ab")
exact.caseSensitive = true
exact.charactersToBeSkipped = nil
print(exact.scanString("ab") ?? "nothing", exact.isAtEnd)
print(exact.scanCharacters(from: .whitespaces)?.count ?? -1, exact.scanString("Ab") ?? "nothing")
print(exact.string[exact.currentIndex...])
exact.currentIndex = exact.string.startIndex
exact.charactersToBeSkipped = .whitespaces
print(exact.scanString("Ab") ?? "nothing", exact.isAtEnd)

let numbers = Scanner(string: "12 +5 99999999999999999999 1.5 .25 x 3")
print(numbers.scanInt() ?? 0, numbers.scanInt() ?? 0, numbers.scanInt() == Int.max)
print(numbers.scanDouble() ?? 0, numbers.scanDouble() ?? 0, numbers.scanDouble() ?? -1, numbers.scanInt() ?? -1)
print(numbers.scanString("x") ?? "nothing", numbers.scanFloat() ?? 0, numbers.isAtEnd)

var inPlace = 0
var real = 0.0
let older = Scanner(string: "8 2.25 tail")
print(older.scanInt(&inPlace), inPlace, older.scanDouble(&real), real, older.scanLocation, older.scanInt(&inPlace))
older.scanLocation = 2
print(older.scanDouble() ?? 0)

/// A colour's parts by its name in hexadecimal digits.
func parts(of name: String) -> [Int]? {
    let digits = name.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var number: UInt64 = 0
    guard Scanner(string: digits).scanHexInt64(&number), digits.count == 6 else { return nil }
    return [number >> 16, number >> 8 & 0xff, number & 0xff].map { Int($0) }
}
print(parts(of: "#8d6a9f") ?? [], parts(of: "#xyz") ?? [])

// Entities of a text, one after the other.
let scanner = Scanner(string: "a &lt; b &amp;&amp; c")
scanner.charactersToBeSkipped = nil
var result = ""
while !scanner.isAtEnd {
    if let plain = scanner.scanUpToString("&") { result += plain }
    if scanner.scanString("&lt;") != nil { result += "<" } else if scanner.scanString("&amp;") != nil { result += "&" }
}
print(result)
