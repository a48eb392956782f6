// What a type says itself that it is made of.
struct Sum: CustomReflectable {
    var x = 1
    var y = 2
    var customMirror: Mirror { Mirror(self, children: ["sum": x + y, "x": x]) }
}
class Secret: CustomReflectable {
    let secret = 1
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2, 3], displayStyle: .collection) }
}
for child in Mirror(reflecting: Sum()).children { print(child.label ?? "-", child.value) }
let mirror = Mirror(reflecting: Secret())
print(mirror.children.count, mirror.displayStyle == .collection, mirror.children.allSatisfy { $0.label == nil })
print(Mirror(reflecting: Sum()).displayStyle == nil)
dump(Sum())
