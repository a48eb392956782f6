import Foundation

enum Mode: Int {
    case library, camera, video
}
let modes: [Mode] = [.library, .camera]
print(NSOrderedSet(array: modes).count == modes.count, NSOrderedSet(array: modes + modes).count)
let names = NSOrderedSet(array: ["c", "a", "b"])
print(names.count, names.array as! [String], names.index(of: "b"), names.index(of: "z") == NSNotFound, names.contains("c"))
print(names.firstObject as! String, names.lastObject as! String, names.object(at: 1) as! String, names[2] as! String)
print(names.reversed.array as! [String], names.set.count)
print(names.map { "\($0)" }.joined(separator: " "))
print()
print(names == NSOrderedSet(objects: "c", "a", "b"), names.isEqual(NSOrderedSet(array: ["a", "b", "c"])))
let more = NSMutableOrderedSet(array: names.array)
more.add("a")
more.add("d")
more.insert("first", at: 0)
more.replaceObject(at: 1, with: "C")
print(more.array as! [String], more is NSOrderedSet)
more.moveObjects(at: IndexSet([0, 2]), to: 1)
print(more.array as! [String])
more.remove("b")
more.removeObject(at: 0)
print(more.array as! [String], more.count)
more.union(NSOrderedSet(array: ["x", "d"]))
more.minus(NSOrderedSet(object: "a"))
print(more.array as! [String], more.intersects(names), more.isSubset(of: names))
more.exchangeObject(at: 0, withObjectAt: 1)
print(more.array as! [String])
more.removeAllObjects()
print(more.count, more.firstObject == nil)

class Node: NSObject {
    let id: Int
    init(_ id: Int) { self.id = id }
    override func isEqual(_ object: Any?) -> Bool { (object as? Node)?.id == id }
    override var hash: Int { id }
}
let nodes = NSOrderedSet(array: [Node(2), Node(1)])
print((nodes.array as! [Node]).map { $0.id }, nodes.contains(Node(1)), nodes.index(of: Node(1)), nodes.contains(Node(3)))

let votes = NSCountedSet(array: ["x", "y", "x"])
votes.add("x")
votes.remove("y")
print(votes.count, votes.count(for: "x"), votes.count(for: "y"), votes.contains("y"))
