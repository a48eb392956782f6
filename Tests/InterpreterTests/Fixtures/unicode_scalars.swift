let z = Unicode.Scalar(65)!; print(z)
let u: Unicode.Scalar = "é"; print(u.value, u, Character(u))
for s in "aé".unicodeScalars { print(s, s.value, s.isASCII) }
func isVowel(_ s: Unicode.Scalar) -> Bool { "aeiou".unicodeScalars.contains(s) }
print("hello".unicodeScalars.filter(isVowel).count, UnicodeScalar(UInt32(0x1F600))!.value, String(UnicodeScalar(66)!))
let arr: [Unicode.Scalar] = ["a", "b"]; print(arr.map { $0.value })
