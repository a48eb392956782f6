import Foundation

let numbers = NSSet(array: [1, 2, 2, 3])
print(numbers.count, numbers.contains(2), numbers.contains(9), numbers == NSSet(array: [3, 2, 1]))
print((numbers as! Set<Int>).sorted(), NSSet(array: ["q"]).anyObject() as! String)

let letters = NSMutableSet()
letters.add("a")
letters.add("b")
letters.add("a")
print(letters.count, letters.contains("a"))
letters.remove("a")
letters.union(["k", "l"])
print(letters.count, letters.contains("a"), (letters.allObjects as! [String]).sorted())

let votes = NSCountedSet(array: ["x", "y", "x"])
print(votes.count(for: "x"), votes.count(for: "y"), votes.count(for: "z"), votes.count)
votes.add("y")
votes.remove("x")
print(votes.count(for: "y"), votes.count(for: "x"))

let order = NSOrderedSet(array: [3, 1, 2])
print(order.count, order.array as! [Int], order.object(at: 1), order.contains(1), order.contains(7), order[0])
print(order.firstObject!, order.lastObject!, order.map { "\($0)" }.joined(separator: " "), Set(order.array as! [Int]).sorted())

let list = NSMutableOrderedSet(array: ["a", "b"])
list.add("a")
list.add("c")
list.insert("z", at: 0)
list.remove("b")
print(list.array as! [String], list.index(of: "c"), list.count)
