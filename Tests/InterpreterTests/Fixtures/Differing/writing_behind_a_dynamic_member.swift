@dynamicMemberLookup struct L<T> { let read: () -> T; let write: (T) -> Void; var v: T { get { read() } nonmutating set { write(newValue) } }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> L<U> { L<U>(read: { self.v[keyPath: k] }, write: { self.v[keyPath: k] = $0 }) } }
struct User { var name = "n"; var age = 1 }
var u = User()
let l = L(read: { u }, write: { u = $0 })
print(l.name.v, l.age.v)
l.name.v = "z"; l.age.v += 1
print(u)
