struct Address { var city: String; var zip = [1, 2] }
class Person { var name: String; var address: Address?; let tags = ["t"]; init(_ n: String, _ c: String?) { name = n; address = c.map { Address(city: $0) } } }
let people = [Person("b", "Rome"), Person("a", nil)]
print(people.map(\.name), people.compactMap(\.address?.city), people.map(\.name.count), people.sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.map(\.name))
let path = \Person.name
print(people[0][keyPath: path], [Address(city: "x")].map(\.self).count, people.first?[keyPath: \.tags.count] as Any)
func sorted<T, K: Comparable>(_ l: [T], by k: KeyPath<T, K>) -> [T] { l.sorted { $0[keyPath: k] < $1[keyPath: k] } }
print(sorted(people, by: \.name).map(\.name))
