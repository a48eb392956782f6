import Foundation

// Sets of characters from literals, and addresses whose literals choose among initialisers.
extension CharacterSet {
    static var hexadecimalNumbers: CharacterSet { ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] }
    static var hexadecimalLetters: CharacterSet { return ["a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F"] }
    static var hexadecimals: CharacterSet { hexadecimalNumbers.union(hexadecimalLetters) }
}
struct Address: ExpressibleByStringInterpolation, CustomStringConvertible {
    let text: String
    init(exactly data: Data) { text = "data of \(data.count)" }
    init(exactly value: String) { text = value }
    init(stringLiteral value: StringLiteralType) { self.init(exactly: value) }
    var isHexadecimal: Bool { text.rangeOfCharacter(from: CharacterSet.hexadecimals.inverted) == nil }
    var description: String { text }
}
let address: Address = "00ffAA"
print(address, address.isHexadecimal, Address(exactly: "0x12").isHexadecimal, Address(exactly: Data([1, 2])))
var vowels: CharacterSet = ["a", "e"]
vowels.insert("i")
vowels.remove("a")
print(vowels.isSubset(of: .letters), "aei".unicodeScalars.filter { vowels.contains($0) }.map { String($0) })
