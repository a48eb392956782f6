@dynamicMemberLookup struct JSON { var d: [String: Any]
  subscript(dynamicMember k: String) -> Any? { d[k] }
  subscript(dynamicMember k: String) -> JSON { JSON(d: d[k] as? [String: Any] ?? [:]) } }
let j = JSON(d: ["a": 1, "n": ["b": ["c": "deep"]]])
let c: Any? = j.n.b.c
print(c as Any, (j.a as Any?) as Any)
struct Address { var city: String }
struct Person { var name: String; var address: Address }
let base: WritableKeyPath<Person, Address> = \.address
let full = base.appending(path: \.city)
print(full == \Person.address.city, full == \Person.name, Set([full, \Person.address.city]).count)
let paths: [AnyHashable: Int] = [\Person.address.city: 1]
print(paths[full] as Any)
