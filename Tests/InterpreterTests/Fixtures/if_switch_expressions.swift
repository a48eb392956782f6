func size(_ n: Int) -> String { if n < 10 { "small" } else if n < 100 { "medium" } else { "large" } }
let kind = switch size(50) { case "small": 1; case "medium": 2; default: 3 }
let flag = if kind == 2 { "two" } else { "other" }
print(size(5), kind, flag, size(500))
let n = 15
let word = switch (n % 3, n % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: "\(n)" }
print(word)
