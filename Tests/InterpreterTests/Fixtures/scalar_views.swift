// Scalars of a text, as a collection of their own.
let text = "a1\u{301}b2"
let digits = text.unicodeScalars.filter { $0.value < 128 }
print(String(digits), digits.count)
print(String(String.UnicodeScalarView(digits.reversed())))
var view = String.UnicodeScalarView()
for scalar in text.unicodeScalars where scalar.value >= 97 && scalar.value < 128 { view.append(scalar) }
print(String(view), view.count, view.isEmpty)
view += "xy".unicodeScalars
print(String(view), view.first! == "a", view.map { $0.value })
