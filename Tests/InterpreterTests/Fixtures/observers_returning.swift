// A return leaves an observer, not what sets the property.
class Part {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("\(name) is gone") }
}

class Holder {
    var part: Part? {
        willSet {
            guard let part else { return }
            defer { print("\(part.name) goes") }
            for step in 1...3 where step == 2 {
                print("step \(step)")
                return
            }
        }
        didSet {
            guard let part else { return print("nothing there") }
            print("\(part.name) has come, after \(oldValue?.name ?? "nothing")")
        }
    }

    var text: String {
        get { part?.name ?? "" }
        set {
            guard !newValue.isEmpty else { return }
            part = Part(newValue)
        }
    }
}

final class Sub: Holder {
    override var part: Part? {
        willSet {
            if newValue == nil { return }
            print("sub will have \(newValue?.name ?? "")")
        }
        didSet {
            let numbers = [1, 2, 3].map { number in
                if number == 2 { return 20 }
                return number
            }
            print(numbers)
        }
    }
}

struct Counter {
    static var shared = 0 {
        willSet {
            if newValue > 1 { return }
            print("shared will be \(newValue)")
        }
    }
    var count = 0 {
        willSet { if newValue == 0 { return } }
        didSet { if count > 2 { count = 2; return } }
    }
}

var level = 0 {
    willSet {
        guard newValue > 0 else { return }
        print("level will be \(newValue)")
    }
    didSet { print("level was \(oldValue)") }
}

let holder = Holder()
holder.part = Part("first")
holder.part = Part("second")
holder.text = ""
holder.text = "third"
holder.part = nil
let sub = Sub()
sub.part = Part("fourth")
sub.part = nil
print(sub.part == nil)
Counter.shared = 1
Counter.shared = 2
print(Counter.shared)
var counter = Counter()
counter.count += 1
counter.count = 5
print(counter.count)
counter.count = 0
print(counter.count)
level = -1
level = 1
print(level)
