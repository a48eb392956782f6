// file: main.swift
let form = Form()
form +++ Part("a")
    +++ Part("b")
    <<< 1
    <<< 2
print(form.parts.map { "\($0.name)\($0.rows)" })
print(2 ** 3 ** 2)
// file: Operators.swift
precedencegroup FormPrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
}
precedencegroup PartPrecedence {
    associativity: left
    higherThan: FormPrecedence
}
infix operator +++ : FormPrecedence
infix operator <<< : PartPrecedence
final class Form { var parts: [Part] = [] }
final class Part {
    let name: String
    var rows: [Int] = []
    init(_ name: String) { self.name = name }
}
@discardableResult func +++ (form: Form, part: Part) -> Form {
    form.parts.append(part)
    return form
}
@discardableResult func <<< (part: Part, row: Int) -> Part {
    part.rows.append(row)
    return part
}
// file: More/Power.swift
precedencegroup Power {
    associativity: right
    higherThan: MultiplicationPrecedence
}
infix operator ** : Power
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
