import Foundation

// An app's own operators of Foundation's objects beside the library's of lists.
func + (left: NSAttributedString, right: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    result.append(left)
    result.append(right)
    return result
}

func += (left: inout NSAttributedString, right: NSAttributedString) { left = left + right }

final class Shelf {
    let all: [NSAttributedString] = [NSAttributedString(string: "first")]
    var more: [NSAttributedString] { [NSAttributedString(string: "second")] }
    func rest() -> [NSObject] { [NSObject()] }
}

let shelf = Shelf()
for text in shelf.all + shelf.more { print(text.string) }
func count(_ list: [NSObject]) -> Int { list.count }
print(count([NSObject()] + shelf.rest()), count(shelf.all + []), count([] + shelf.rest() + [NSObject()]))
let numbers = [1] + [2, 3]
print(numbers)
var objects: [NSObject] = []
objects += [NSObject()]
objects += shelf.rest()
print(objects.count)
var text = NSAttributedString(string: "one") + NSAttributedString(string: " two")
text += NSAttributedString(string: " three")
print(text.string)
let joined = shelf.all.reduce(NSAttributedString(string: "")) { $0 + $1 }
print((joined + NSMutableAttributedString(string: "!")).string)
print((["a": 1].map { $0.key } + ["b"]).sorted())
