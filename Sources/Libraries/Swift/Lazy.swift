protocol _Sequence {}

extension _Sequence {
    var lazy: _LazySequence { _LazySequence(self) }
    func enumerated() -> _DrawnSequence { _DrawnSequence(from: _LazySequence(self)._enumerated()) }
    func dropFirst(_ count: Int = 1) -> _DrawnSequence { _DrawnSequence(from: _LazySequence(self).dropFirst(count)) }
    func drop(while isDropped: @escaping (Any) -> Bool) -> _DrawnSequence {
        _DrawnSequence(from: _LazySequence(self).drop(while: isDropped))
    }
}

struct _DrawnSequence: Sequence {
    let _source: _LazySequence
    init(from source: _LazySequence) { _source = source }
    func makeIterator() -> AnyIterator<Any> { _source.makeIterator() }
}

protocol _Iterator {}

extension _Iterator { func makeIterator() -> Any { self } }

func _countingUp(from first: Int) -> _LazySequence {
    _LazySequence(_start: {
        var number = first - 1
        return { () -> Any? in
            number += 1
            return number
        }
    })
}
