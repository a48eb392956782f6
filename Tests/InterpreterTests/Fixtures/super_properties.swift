class Box { var size: Int { 2 }; var label = "box" { didSet { print("box", oldValue, label) } } }
class BigBox: Box {
    override var size: Int { super.size * 10 }
    override var label: String { didSet { print("big", oldValue, label) } }
}
let big = BigBox()
print(big.size)
big.label = "new"
(big as Box).label += "er"
print((big as Box).size, big.label)
