// What closures hand on says what generic parameters stand for, and `Self` is handed on too.
protocol ProxyType: AnyObject {
    associatedtype Delegate
    associatedtype ParentObject: AnyObject
    static func registerKnown()
}
extension ProxyType {
    static var identifier: ObjectIdentifier { ObjectIdentifier(Delegate.self) }
    private static var factory: Factory { Factory.shared(for: self) }
    static func register<Parent>(make: @escaping (Parent) -> Self) {
        factory.extend(make: make)
    }
    static func createProxy(for object: AnyObject) -> Self { factory.create(for: object) as! Self }
    static func proxy(for object: ParentObject) -> Self { createProxy(for: object) }
}
class Proxy<P: AnyObject, D> {
    let parent: P
    init(parent: P) { self.parent = parent }
}
class Factory {
    private static var all: [ObjectIdentifier: Factory] = [:]
    static func shared<Proxy: ProxyType>(for type: Proxy.Type) -> Factory {
        let identifier = Proxy.identifier
        if let factory = all[identifier] { return factory }
        let factory = Factory(for: type)
        all[identifier] = factory
        Proxy.registerKnown()
        return factory
    }
    private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject] = [:]
    private var identifier: ObjectIdentifier
    private init(for type: (some ProxyType).Type) { identifier = type.identifier }
    func extend<Proxy: ProxyType, Parent>(make: @escaping (Parent) -> Proxy) {
        print("extend", Parent.self, Proxy.self, identifier == Proxy.identifier)
        if makers[ObjectIdentifier(Parent.self)] != nil { print("duplicated") }
        makers[ObjectIdentifier(Parent.self)] = { make($0 as! Parent) }
    }
    func create(for object: AnyObject) -> AnyObject {
        var maybe: Mirror? = Mirror(reflecting: object)
        while let mirror = maybe {
            if let maker = makers[ObjectIdentifier(mirror.subjectType)] { return maker(object) }
            maybe = mirror.superclassMirror
        }
        fatalError("no factory")
    }
}
class View {}
class Table: View {}
class Grid: View {}
protocol ViewDelegate {}
protocol TableDelegate {}
class ViewProxy: Proxy<View, ViewDelegate>, ProxyType {
    typealias Delegate = ViewDelegate
    typealias ParentObject = View
    weak var view: View?
    init(view: View) { self.view = view; super.init(parent: view) }
    static func registerKnown() {
        register { ViewProxy(view: $0) }
        register { TableProxy(table: $0) }
    }
}
class TableProxy: ViewProxy {
    init(table: Table) { super.init(view: table) }
}
print(type(of: ViewProxy.proxy(for: View())))
print(type(of: ViewProxy.proxy(for: Table())))
print(type(of: ViewProxy.proxy(for: Grid())))

struct Item {}
struct Holder { let item: Item }
func use(_ item: Item) {}
func handled<T>(_ body: (T) -> Void) { print("handled", T.self) }
handled { use($0) }
handled { item in use(item) }
handled { _ = Holder(item: $0) }
handled { (number: Int) in print(number) }
func forwards<T>(_ body: (T) -> Void) { handled(body) }
forwards { use($0) }
