class Animal {
    let name: String
    var legs = 4
    private(set) var sounds: [String] = []
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "nobody") }
    func speak() -> String { "..." }
    func record() { sounds.append(speak()) }
    var description: String { "\(name) with \(legs) legs" }
    class func make() -> Animal { Animal(name: "made") }
    static var count = 0
}
class Dog: Animal {
    var tricks = [String]()
    override init(name: String) {
        super.init(name: name)
        Animal.count += 1
    }
    override func speak() -> String { "Woof, " + super.speak() }
    override var description: String { "Dog: " + super.description }
    override class func make() -> Animal { Dog(name: "puppy") }
}
final class Bird: Animal {
    var canFly: Bool
    init(name: String, canFly: Bool = true) {
        self.canFly = canFly
        super.init(name: name)
        legs = 2
    }
    override func speak() -> String { canFly ? "tweet" : "honk" }
}
let animals: [Animal] = [Dog(name: "Rex"), Bird(name: "Tweety"), Bird(name: "Pingu", canFly: false), Animal()]
for animal in animals {
    animal.record()
    print(animal.description, animal.sounds)
}
print(Animal.count, Animal.make().name, Dog.make().name)
if let dog = animals[0] as? Dog {
    dog.tricks.append("sit")
    dog.tricks += ["roll", "beg"]
    print(dog.tricks.count, dog.tricks.last ?? "none")
}
print(animals.filter { $0 is Bird }.map { $0.name })
print(animals[1] === animals[1], animals[1] === animals[2])
class Required {
    let id: Int
    required init(id: Int) { self.id = id }
    func copy() -> Self { type(of: self).init(id: id + 1) }
}
class Sub: Required { var extra = "x" }
let s = Sub(id: 4)
print(s.copy().id, s.copy().extra, type(of: s.copy()))
class Failable {
    let v: Int
    init?(_ text: String) {
        guard let n = Int(text) else { return nil }
        v = n
    }
}
print(Failable("12")?.v ?? -1, Failable("x")?.v ?? -1)
print(Failable("x") == nil)
