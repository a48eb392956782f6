struct Three: Sequence, IteratorProtocol { var i = 0
  mutating func next() -> Int? { i += 1; print("next", i); return i <= 3 ? i : nil } }
Three().forEach { print("each", $0) }
print(Three().map { x in print("map", x); return x })
_ = Three().reduce(0) { print("add", $1); return $0 + $1 }
_ = zip(Three(), [1]).map { $0.0 }
