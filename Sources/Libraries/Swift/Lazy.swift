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

func _countingUp(from first: Int) -> _LazyList<Int> {
    _LazyList<Int>(first, nil, isWhole: false) {
        var number = first - 1
        return { () -> Any? in
            number += 1
            return number
        }
    }
}

/// What `lazy` makes of the library's collections: nothing is read or called before it is asked for.
struct _LazyList<Element>: Sequence {
    let _base: Any
    let _start: () -> () -> Any?
    /// The element at an index of the base; nil if it no longer has the base's indices.
    let _at: ((Any) -> Any)?
    /// Whether it has an element for each of the base.
    let _isWhole: Bool
    init(_ base: Any, _ at: ((Any) -> Any)?, isWhole: Bool, _ start: @escaping () -> () -> Any?) {
        _base = base
        _start = start
        _at = at
        _isWhole = isWhole
    }
    init(of base: Any) {
        _base = base
        _at = { base[$0] }
        _isWhole = true
        _start = {
            var iterator = base.makeIterator()
            return { () -> Any? in iterator.next() }
        }
    }
    func makeIterator() -> AnyIterator<Element> { AnyIterator(_start()) }
    var lazy: _LazyList<Element> { self }
    subscript(position: Any) -> Element { _at!(position) }
    var count: Int {
        if _isWhole { return _base.count }
        var count = 0
        let next = _start()
        while let element = next() { count += 1 }
        return count
    }
    var isEmpty: Bool { _isWhole ? _base.isEmpty : _start()() == nil }
    var first: Element? { _start()() }
    var last: Element? {
        guard _isWhole, let at = _at else { return Array(self).last }
        return _base.isEmpty ? nil : at(_base.index(before: _base.endIndex))
    }
    var startIndex: Any { _base.startIndex }
    var endIndex: Any { _base.endIndex }
    var indices: Any { _base.indices }
    func first(where isWanted: (Element) -> Bool) -> Element? {
        let next = _start()
        while let element = next() {
            if isWanted(element) { return element }
        }
        return nil
    }
    func map<T>(_ transform: @escaping (Element) -> T) -> _LazyList<T> {
        let (start, at) = (_start, _at)
        var transformed: ((Any) -> Any)? = nil
        if let at { transformed = { transform(at($0)) } }
        return _LazyList<T>(_base, transformed, isWhole: _isWhole) {
            let next = start()
            return { () -> Any? in
                guard let element = next() else { return nil }
                return Optional(transform(element))
            }
        }
    }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> _LazyList<Element> {
        let start = _start
        return _LazyList<Element>(_base, _at, isWhole: false) {
            let next = start()
            return { () -> Any? in
                while let element = next() {
                    if isIncluded(element) { return Optional(element) }
                }
                return nil
            }
        }
    }
    func compactMap<T>(_ transform: @escaping (Element) -> T?) -> _LazyList<T> {
        let start = _start
        return _LazyList<T>(_base, nil, isWhole: false) {
            let next = start()
            return { () -> Any? in
                while let element = next() {
                    if let result = transform(element) { return result }
                }
                return nil
            }
        }
    }
    func flatMap<T>(_ transform: @escaping (Element) -> [T]) -> _LazyList<T> {
        let start = _start
        return _LazyList<T>(_base, nil, isWhole: false) {
            let next = start()
            var inner: [T] = []
            var place = 0
            return { () -> Any? in
                while place == inner.count {
                    guard let element = next() else { return nil }
                    inner = Array(transform(element))
                    place = 0
                }
                place += 1
                return Optional(inner[place - 1])
            }
        }
    }
    func prefix(_ count: Int) -> _LazyList<Element> {
        let start = _start
        return _LazyList<Element>(_base, nil, isWhole: false) {
            let next = start()
            var left = count
            return { () -> Any? in
                guard left > 0 else { return nil }
                left -= 1
                return next()
            }
        }
    }
    func prefix(while isIncluded: @escaping (Element) -> Bool) -> _LazyList<Element> {
        let start = _start
        return _LazyList<Element>(_base, nil, isWhole: false) {
            let next = start()
            var isOver = false
            return { () -> Any? in
                guard !isOver, let element = next() else { return nil }
                if isIncluded(element) { return Optional(element) }
                isOver = true
                return nil
            }
        }
    }
    func dropFirst(_ count: Int = 1) -> _LazyList<Element> {
        let start = _start
        return _LazyList<Element>(_base, nil, isWhole: false) {
            let next = start()
            var left = count
            return { () -> Any? in
                while left > 0 {
                    left -= 1
                    if next() == nil { return nil }
                }
                return next()
            }
        }
    }
    func drop(while isDropped: @escaping (Element) -> Bool) -> _LazyList<Element> {
        let start = _start
        return _LazyList<Element>(_base, nil, isWhole: false) {
            let next = start()
            var isDropping = true
            return { () -> Any? in
                while isDropping, let element = next() {
                    if !isDropped(element) {
                        isDropping = false
                        return Optional(element)
                    }
                }
                return next()
            }
        }
    }
    func reversed() -> _LazyList<Element> {
        guard _isWhole, let at = _at else { return _LazyList<Element>(of: Array(self).reversed()) }
        let base = _base
        return _LazyList<Element>(base.reversed(), nil, isWhole: true) {
            var places = Array(base.indices)
            return { () -> Any? in
                guard let place = places.popLast() else { return nil }
                return Optional(at(place))
            }
        }
    }
}

extension Array { var lazy: _LazyList<Element> { _LazyList<Element>(of: self) } }

extension Set { var lazy: _LazyList<Element> { _LazyList<Element>(of: self) } }

extension Dictionary { var lazy: _LazyList<(key: Key, value: Value)> { _LazyList<(key: Key, value: Value)>(of: self) } }

extension String { var lazy: _LazyList<Character> { _LazyList<Character>(of: self) } }

extension Substring { var lazy: _LazyList<Character> { _LazyList<Character>(of: self) } }

extension Range {
    var lazy: _LazyList<Bound> { self._isEndless ? _countingUp(from: lowerBound) : _LazyList<Bound>(of: self) }
}
