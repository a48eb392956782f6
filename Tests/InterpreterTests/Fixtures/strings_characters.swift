let c: Character = "7"
print(c.isNumber, c.wholeNumberValue as Any, c.isLetter, Character("a").isLowercase, Character("A").uppercased(), ("a" as Character) < "b")
let word = "level"
print(String(word.reversed()) == word, Set(word).count, word.filter { "aeiou".contains($0) }.count)
var counts: [Character: Int] = [:]
for letter in "banana" { counts[letter, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: " "))
print("é".count, "👨‍👩‍👧".count, "e\u{301}" == "é", "abc".unicodeScalars.map(\.value))
print(String(["a", "b"] as [Character]), Array("ab"), "a,b;c".split { $0 == "," || $0 == ";" })
