protocol Ending: AnyObject { func end() }
final class Sound: Ending {
    func end() { print("endd") }
}
final class Room {
    let n = 1
    func listen(_ action: () -> Void) { action() }
    static func one(_ l: Room, _ d: Sound) { let f = d.end; l.listen(f); print(l.n) }
    static func two(_ l: Room, _ d: Sound?) { let f = d?.end; print(l.n); l.listen(f!) }
    static func three(_ l: Room, _ d: Ending?) { guard let f = d?.end else { return }; l.listen(f); print(l.n) }
    static func four(_ l: Room, _ d: Sound?) -> Int? { guard let f = d?.end else { return nil }; l.listen(f); return l.n }
    static func += (_ l: Room, _ d: Sound?) { guard let f = d?.end else { return }; l.listen(f); print(l.n) }
    static func + (_ l: Room, _ d: Sound?) { guard let f = d?.end else { return }; l.listen(f); print(l.n) }
    @discardableResult static func - (_ l: Room, _ d: Sound?) -> Int? { guard let f = d?.end else { return nil }; l.listen(f); return 3 }
    @discardableResult static func -= (_ l: Room, _ d: Sound?) -> Int? { guard let f = d?.end else { return nil }; l.listen(f); return 3 }
    @discardableResult static func *= (_ l: Room, _ d: Sound?) -> Int? { print(l.n); return 3 }
}
do {
    let l = Room()
    Room.one(l, Sound())
    Room.two(l, Sound())
    Room.three(l, Sound())
    print(Room.four(l, Sound())!)
    l + Sound()
    l += Sound()
    l - Sound()
    l *= Sound()
    l -= Sound()
    print(l.n)
}

protocol Closing: AnyObject { func close() ; var isClosed: Bool { get } }
final class Call: Closing {
    let action: () -> Void
    var isClosed: Bool { false }
    init(_ a: @escaping () -> Void) { action = a }
    func close() { action() }
    deinit { print("gone") }
}
final class Calls: Closing {
    var kept: [Closing] = []
    var isClosed: Bool { false }
    func close() { for k in kept { k.close() }; kept = [] }
    @discardableResult func add(_ d: Closing?) -> Closing? {
        guard let d = d, !d.isClosed, !isClosed else { d?.close(); return nil }
        kept.append(d)
        return d
    }
    @discardableResult func add(_ action: @escaping () -> Void) -> Closing? { add(Call(action)) }
    @discardableResult static func += (lhs: Calls, rhs: Closing?) -> Closing? { lhs.add(rhs) }
    @discardableResult static func += (lhs: Calls, rhs: @escaping () -> Void) -> Closing? { lhs.add(rhs) }
}
final class Owner {
    let c = Calls()
    @discardableResult func whenOver(_ action: @escaping () -> Void) -> Closing? { return c += action }
    @discardableResult
    static func += (owner: Owner, closing: Closing?) -> Closing? {
        guard let close = closing?.close else { return nil }
        return owner.whenOver(close)
    }
}
do {
    let l = Owner()
    l += Call { print("x") }
    l += nil
    print("added")
    l.c.close()
    print("ended")
}
