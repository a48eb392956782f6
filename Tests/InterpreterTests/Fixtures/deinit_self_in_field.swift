// A deinitialiser hands the object to what one of its own fields holds: that lets go of it as it dies itself.

final class Link {
    let target: Owner
    init(target: Owner) { self.target = target }
    func stop() { print("stopped for", target.name) }
    deinit { print("link dies") }
}

class Owner {
    let name: String
    lazy var link = Link(target: self)
    var others: [Link] = []
    init(name: String) { self.name = name }
    deinit {
        print("owner dies", name)
        link.stop()
        others.append(Link(target: self))
    }
}

final class Heir: Owner {
    let note = "heir"
    deinit { print(note) }
}

do {
    _ = Owner(name: "a")
    print("between")
    let heir = Heir(name: "b")
    print(heir.name)
}
print("end")
