// An operator for optional lists calls the library's for those that are there, not itself.
func == <T: Equatable>(left: [T]?, right: [T]?) -> Bool {
    switch (left, right) {
    case let (left?, right?): return left == right
    case (.none, .none): return true
    default: return false
    }
}
let one: [Int]? = [1]
let other: [Int]? = [1]
print(one == other, one == nil, one == [1, 2])
let plain = [1, 2]
let same = [1, 2]
print(plain == same)
