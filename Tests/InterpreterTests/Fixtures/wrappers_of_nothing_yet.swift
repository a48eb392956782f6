// Wrappers that are made without a value, since what they keep is optional.

@propertyWrapper struct Once<Value> {
    private var value: Value?
    var wrappedValue: Value {
        get { value! }
        set { if value == nil { value = newValue } }
    }
}

class Page {
    @Once var title: String
    @Once var count: Int!
    func show() {
        title = "a"
        title = "b"
        count = 1
        count = 2
        print(title, count!)
    }
}
Page().show()

struct Settings {
    @Once var name: String
}
var settings = Settings()
settings.name = "x"
settings.name = "y"
print(settings.name)
