struct Person {
    var name: String
    var age: Int
    var friends: [Person] = []
    var nickname: String? = nil
}

let people = [Person(name: "b", age: 3), Person(name: "a", age: 5, nickname: "x")]
print(people.map(\.name), people.map(\.age).max() ?? 0, people.compactMap(\.nickname))
print(people.sorted { $0[keyPath: \.age] > $1[keyPath: \.age] }.map(\.name))
let path = \Person.name
print(people[0][keyPath: path], people.filter(\.name.isEmpty).count)
func total<Root>(_ items: [Root], _ path: KeyPath<Root, Int>) -> Int { items.reduce(0) { $0 + $1[keyPath: path] } }
print(total(people, \.age), total(people, \.name.count))
print(people.map(\.self.age))
