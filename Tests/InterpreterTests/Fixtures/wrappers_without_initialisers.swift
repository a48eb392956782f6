@propertyWrapper struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    var projectedValue: Binding<Value> { self }
}
struct Field {
    @Binding var name: String
    func edit() { name += "!" }
}
struct Form {
    @Binding var name: String
    var field: Field { Field(name: $name) }
}
var text = "a"
let field = Field(name: Binding(get: { text }, set: { text = $0 }))
field.edit()
print(text, field.name)
let form = Form(name: Binding(get: { text }, set: { text = $0 + "?" }))
form.field.edit()
print(text)

@propertyWrapper struct Plain<Value> { var wrappedValue: Value }
struct Size {
    @Plain var width: Int
    @Plain var height: Int = 2
}
print(Size(width: 1), Size(width: 3, height: 4))
