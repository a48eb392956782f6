// What differs between lists, told as moves where one thing is taken out and put in once; a difference turned back.
struct Song: Hashable { let name: String }
func changes<List>(to new: List, from old: List) -> (put: [Int], taken: [Int], moves: [(Int, Int)])
where List: RandomAccessCollection, List.Element: Hashable, List.Index == Int {
    var result: (put: [Int], taken: [Int], moves: [(Int, Int)]) = ([], [], [])
    for change in new.difference(from: old).inferringMoves() {
        switch change {
        case .insert(offset: let place, element: _, associatedWith: let origin):
            if let origin { result.moves.append((origin, place)) } else { result.put.append(place) }
        case .remove(offset: let place, element: _, associatedWith: let target):
            if target == nil { result.taken.append(place) }
        }
    }
    return result
}
func songs(_ names: String) -> [Song] { names.split(separator: " ").map { Song(name: String($0)) } }
print(changes(to: songs("b c a"), from: songs("a b c")))
print(changes(to: songs("c b"), from: songs("a b c")))
print(changes(to: songs("a a b"), from: songs("b a c a")))
print(changes(to: [1, 2, 2], from: [2, 1, 2, 3]))
print(changes(to: songs(""), from: songs("a b")), changes(to: songs("a"), from: songs("a")))
let old = Array("kitten")
let new = Array("sitting")
let difference = new.difference(from: old)
print(difference.count, String(old.applying(difference)!), String(new.applying(difference.inverse())!))
for change in difference.inverse() {
    switch change {
    case .insert(let place, let letter, let other): print("insert", place, letter, other as Any)
    case .remove(let place, let letter, let other): print("remove", place, letter, other as Any)
    }
}
