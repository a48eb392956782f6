var total = 0
var index = 0
while index < 1_000_000 {
    total += index % 7 * 3
    index += 1
}
print(total)
