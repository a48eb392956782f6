// Shifts that go by no more than a number's bits.

enum Table {
    static var smallest: Int {
        @inline(__always) get { 5 }
    }
    static var most: Int { (1 &<< (smallest - 1)) - 1 }
}
print(Table.most)
print(1 &<< 3, 256 &>> 4, 1 &<< 64, 1 &<< 65, -8 &>> 1, -8 &>> 65)

let small: UInt8 = 0b1000_0001
print(small &<< 1, small &>> 1, small &<< 8, small &<< 9, small &>> 15)
let signed: Int8 = -128
print(signed &>> 3, signed &>> 8, signed &<< 1)
let wide = UInt64.max
print(wide &>> 60, wide &<< 60, wide &>> 64)

var bits = 3
bits &<<= 2
print(bits)
bits &>>= 65
print(bits)
var word: UInt32 = 1
word &<<= 33
print(word)
let by = 34
word &>>= by
print(word)
