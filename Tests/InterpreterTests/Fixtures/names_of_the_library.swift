// A program's own functions by names of the library's, which call these by the module's name.
func print(_ object: Any) {
    Swift.print("one:", object)
}

func print(_ objects: Any..., separator: String = " ") {
    Swift.print("many:", objects.count, separator: separator)
}

func max(_ a: Int, _ b: Int) -> Int {
    Swift.print("own max")
    return Swift.max(a, b)
}

let stride = 3

print("a")
print(1, 2)
print(max(2, 5))
Swift.print(stride, Swift.min(1, 2), Array(Swift.stride(from: 0, to: 6, by: 2)))
