// Operators of a program's own that change what is left of them.
infix operator ?=: AssignmentPrecedence
infix operator ??=: AssignmentPrecedence
infix operator <>=: AssignmentPrecedence

func ?= <Value>(place: inout Value, value: Value?) {
    if let value { place = value }
}
func ??= <Value>(place: inout Value?, value: @autoclosure () -> Value) {
    if place == nil { place = value() }
}
func <>= (list: inout [Int], number: Int) {
    list.append(number)
    list.insert(number, at: 0)
}

func made(_ text: String) -> String {
    print("made", text)
    return text
}

var number = 1
number ?= nil
number ?= 5
print(number)
let six: Int? = 6
number ?= six
print(number)

var text: String?
text ??= made("first")
text ??= made("second")
print(text ?? "none")

struct Entry {
    var name = "unnamed"
    var tag: String?
    var list: [Int] = []
}
var entry = Entry()
entry.name ?= nil
entry.name ?= "other"
entry.tag ??= "tag"
entry.list <>= 4
entry.list <>= 5
print(entry)

final class Form {
    var entry = Entry()
    func fill(_ name: String?) {
        entry.name ?= name
        let own = entry.name
        entry.tag ??= own
    }
}
let form = Form()
form.fill(nil)
form.fill("given")
print(form.entry.name, form.entry.tag ?? "none")

var table: [String: Int] = [:]
table["a"] ??= 1
table["a"] ??= 2
print(table)
