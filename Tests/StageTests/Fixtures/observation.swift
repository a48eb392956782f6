import Observation

@Observable class Model {
    var count = 0
    var name = "a" { didSet { print("didSet", oldValue) } }
    var list: [Int] = []
    var other: Model?
    @ObservationIgnored var ignored = 0
    var double: Int { count * 2 }
    let id = 7
    init(count: Int = 0) { self.count = count }
}

final class Holder { var value = 0 }

@Observable final class Shop {
    var title: String
    var holder = Holder()
    init(title: String) { self.title = title }
}

func watch(_ what: String, _ read: () -> Void) {
    withObservationTracking(read) { print("changes:", what) }
}

let model = Model(count: 2)
watch("count") { _ = model.count }
model.name = "b"
model.count = 3
model.count = 4
watch("double") { _ = model.double }
model.count = 5
watch("same") { _ = model.count }
model.count = 5
model.count += 1
watch("list") { _ = model.list.count }
model.list.append(1)
model.list.append(2)
watch("ignored") { _ = model.ignored }
model.ignored = 1
watch("inner") { _ = model.other?.count }
model.other = Model(count: 9)
watch("inner again") { _ = model.other?.count }
model.other?.count = 10
watch("two") { _ = (model.count, model.name) }
model.name = "c"
model.count = 0
watch("outer") {
    _ = model.name
    withObservationTracking { _ = model.list } onChange: { print("changes: nested") }
}
model.list = []
watch("value") { print("old", model.count) }
model.count = 8
print(model.count, model.name, model.list, model.id, model.double)
let shop = Shop(title: "x")
watch("object") { _ = shop.holder }
shop.holder = shop.holder
shop.holder = Holder()
watch("title") { _ = shop.title }
shop.title += "y"
print(shop.title)
