// Of several variables in one declaration, one with a value takes no type from those after it.
struct State {
    var value = 0, history: [Int] = [], name = "n", note: String?
    var x, y: Double
}
var state = State(x: 1, y: 2)
state.history.append(state.value)
state.value += 3
state.name += "!"
state.x += 1
print(state)
func locals() {
    var count = 1, list: [Int] = [2], text = "t"
    let a, b: Int
    a = 1
    b = 2
    count += 4
    list += [count]
    text += "u"
    print(count, list, text, a + b)
}
locals()
var total = 1, all: [Int] = []
total += 1
all.append(total)
print(total, all)
