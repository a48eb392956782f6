func make(_ kind: Int) -> Int { kind }

class Plain {
    var action: (() -> Void)?
    var number: ((Int) -> Void)?
    let name = "plain"
    func keep(_ kind: Int) {
        switch kind {
        case 0: action = { print("called") }
        case 1: number = { print($0, make($0)) }
        case 2: action = { let inner = { print("inner", make(2)) }; inner() }
        case 3:
            func nested() { print("nested", make(3)) }
            action = nested
        case 4: action = { [weak self] in print(self?.name ?? "nil"); let inner = { print(self?.name ?? "nil") }; inner() }
        case 5: action = { let inner = { print(self.name) }; inner() }
        case 6:
            var count = 0
            action = { count += 1; print("count", count, max(count, 3)) }
        default: break
        }
        action?()
        number?(kind)
    }
    deinit { print("gone") }
}

for kind in 0..<7 {
    print("kind", kind)
    do {
        let object = Plain()
        object.keep(kind)
    }
}
