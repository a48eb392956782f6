func step(_ value: Int, _ factor: Int) -> Int {
    let product = value * factor
    let rest = product % 101
    return rest
}
var value = 1
for index in 0..<5_000 {
    let factor = index % 13 + 1
    value = step(value, factor)
    value += 1
}
print(value)
