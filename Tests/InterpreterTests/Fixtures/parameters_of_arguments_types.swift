// What stands for a generic parameter is what an argument's own type has for it, where nothing else says it.
struct Configuration<View> {
    var updates: [(View) -> Void] = []
    mutating func apply(_ update: @escaping (View) -> Void) { updates.append(update) }
    func checked(_ any: Any) -> View? {
        guard let view = any as? View else {
            print("no \(View.self)")
            return nil
        }
        return view
    }
}
struct Description {
    let type: Any.Type
    let update: (Any) -> Void
    init<View>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        var configuration = Configuration<View>()
        configuring(&configuration)
        self.init(configuration: configuration)
    }
    private init<View>(configuration: Configuration<View>) {
        type = View.self
        update = { any in
            guard let view = configuration.checked(any) else { return }
            for update in configuration.updates { update(view) }
        }
    }
}
class Plain { var count = 1 }
final class Special: Plain {}
let special = Description(Special.self) { $0.apply { view in view.count += 1 } }
let plain = Description(Plain.self) { $0.apply { print("plain", $0.count) } }
let view = Special()
special.update(view)
special.update(Plain())
plain.update(view)
print(special.type, plain.type)
