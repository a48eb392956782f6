func fibonacci(_ number: Int) -> Int {
    if number < 2 { return number }
    return fibonacci(number - 1) + fibonacci(number - 2)
}
print(fibonacci(24))
