// Functions of one name in a generic type: one takes what the type is generic in, one a type that is made of it.
enum Outcome<A> { case success(A), failure(Int) }

class Stream<A> {
    var last: Outcome<A>?
    func send(_ value: A) { send(.success(value)) }
    func send(_ code: Int, twice: Bool) { send(.failure(twice ? code * 2 : code)) }
    func send(_ result: Outcome<A>) {
        last = result
        print(result)
    }
}

final class Loud<A>: Stream<A> {
    override func send(_ value: A) {
        print("loud")
        super.send(value)
    }
    override func send(_ result: Outcome<A>) {
        print("loud result")
        super.send(result)
    }
}

final class Numbers: Stream<Int> {
    override func send(_ value: Int) {
        print("number")
        super.send(value + 1)
    }
}

struct Pair<A> {
    func say(_ value: A?) { print("value") }
    func say(_ result: Outcome<A>?) { print("outcome") }
    func go(_ value: A) { say(.failure(1)) ; say(value) }
}

func tell<T>(_ value: T) { print("anything") }
func tell(_ outcome: Outcome<Int>) { print("outcome") }

Stream<String>().send("a")
Stream<String>().send(3, twice: true)
Stream<String>().send(.success("b"))
let loud: Stream<Double> = Loud()
loud.send(1.5)
loud.send(.failure(2))
let numbers = Numbers()
numbers.send(4)
numbers.send(.success(5))
Pair<Bool>().go(true)
tell(.success(3))
tell(3)
