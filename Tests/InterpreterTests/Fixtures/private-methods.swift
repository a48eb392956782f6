// What only a type sees is called there, whatever a subclass has by the same name.
Base().load()
Middle().load()
Leaf().load()

// One that its file sees may be overridden there.
class Open {
    func run() { step() }
    fileprivate func step() { print("open steps") }
}
class Shut: Open {
    override fileprivate func step() { print("shut steps") }
}
Open().run()
Shut().run()

// file: Base.swift
class Base {
    func load() {
        configure()
        prepare()
        report()
    }

    private func prepare() { print("base prepares") }
    func report() { print("base reports") }
}

extension Base {
    private func configure() { print("base configures") }
}

// file: Middle.swift
class Middle: Base {
    override func load() {
        super.load()
        configure()
        prepare()
    }

    func configure() { print("middle configures") }
    func prepare() { print("middle prepares") }
}

final class Leaf: Middle {
    override func configure() { print("leaf configures") }
    override func prepare() { print("leaf prepares") }
    override func report() { print("leaf reports") }
}
