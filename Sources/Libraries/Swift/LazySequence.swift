struct _LazySequence: Sequence {
    let _start: () -> () -> Any?
    init(_start: @escaping () -> () -> Any?) { self._start = _start }
    init(_ base: Any) {
        _start = {
            var iterator = base.makeIterator()
            return { () -> Any? in iterator.next() }
        }
    }
    func makeIterator() -> AnyIterator<Any> { AnyIterator(_start()) }
    var lazy: _LazySequence { self }
    var first: Any? { _start()() }
    func first(where isWanted: (Any) -> Bool) -> Any? {
        for element in self where isWanted(element) { return element }
        return nil
    }
    func map(_ transform: @escaping (Any) -> Any) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            return { () -> Any? in
                guard let element = next() else { return nil }
                return transform(element)
            }
        })
    }
    func filter(_ isIncluded: @escaping (Any) -> Bool) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            return { () -> Any? in
                while let element = next() {
                    if isIncluded(element) { return element }
                }
                return nil
            }
        })
    }
    func compactMap(_ transform: @escaping (Any) -> Any?) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            return { () -> Any? in
                while let element = next() {
                    if let result = transform(element) { return result }
                }
                return nil
            }
        })
    }
    func flatMap(_ transform: @escaping (Any) -> Any) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var inner: [Any] = []
            var place = 0
            return { () -> Any? in
                while place == inner.count {
                    guard let element = next() else { return nil }
                    inner = Array(transform(element))
                    place = 0
                }
                place += 1
                return inner[place - 1]
            }
        })
    }
    func prefix(_ count: Int) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var left = count
            return { () -> Any? in
                guard left > 0 else { return nil }
                left -= 1
                return next()
            }
        })
    }
    func prefix(while isIncluded: @escaping (Any) -> Bool) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var isOver = false
            return { () -> Any? in
                guard !isOver, let element = next() else { return nil }
                if isIncluded(element) { return element }
                isOver = true
                return nil
            }
        })
    }
    func dropFirst(_ count: Int = 1) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var left = count
            return { () -> Any? in
                while left > 0 {
                    left -= 1
                    if next() == nil { return nil }
                }
                return next()
            }
        })
    }
    func drop(while isDropped: @escaping (Any) -> Bool) -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var isDropping = true
            return { () -> Any? in
                while isDropping, let element = next() {
                    if !isDropped(element) {
                        isDropping = false
                        return element
                    }
                }
                return next()
            }
        })
    }
    func _enumerated() -> _LazySequence {
        let start = _start
        return _LazySequence(_start: {
            let next = start()
            var place = -1
            return { () -> Any? in
                guard let element = next() else { return nil }
                place += 1
                return (offset: place, element: element)
            }
        })
    }
}
