struct Three: Sequence, IteratorProtocol {
    var place = 0
    mutating func next() -> Int? {
        place += 1
        print("next", place)
        return place <= 3 ? place : nil
    }
}
Three().forEach { print("each", $0) }
print(Three().map { number in
    print("map", number)
    return number
})
print(Three().filter { number in
    print("filter", number)
    return number > 1
})
print(Three().compactMap { number -> Int? in
    print("compact", number)
    return number == 2 ? nil : number
})
enum Failure: Error { case at(Int) }
final class Part {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("part", number, "gone") }
}
do {
    let parts = try Three().map { number in
        if number == 2 { throw Failure.at(number) }
        return Part(number)
    }
    print(parts.count)
} catch { print(error) }
