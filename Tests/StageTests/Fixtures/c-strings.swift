// Texts as C has them: bytes that end with a 0, at a place in memory.
import Foundation

func length(_ start: UnsafePointer<CChar>) -> Int {
    var count = 0
    while start[count] != 0 { count += 1 }
    return count
}
let text = "héllo"
print(text.withCString { length($0) })
print(text.withCString { start in start[0] })
print(text.withCString { String(cString: $0) } == text)
text.withCString { start in print(start[1], start[2], start.pointee, (start + 3).pointee) }
print("".withCString { $0.pointee })
do {
    struct Refusal: Error {}
    try "abc".withCString { start in
        print(start[2])
        throw Refusal()
    }
} catch { print(error) }
let letter: CChar = 97
print(letter, CChar(bitPattern: 200))
