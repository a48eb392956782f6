// What is kept as Any is handed to the function that takes Any, whatever is in it.
func tell(_ number: Int) { print("number", number) }
func tell(_ anything: Any) { print("anything", anything) }
func tell<T>(_ list: [T]) { print("list", list) }
let number: Any = 3
let list: Any = [1]
tell(1)
tell([1])
tell("s")
tell(number)
tell(list)
for value in [1, "a", [2]] as [Any] { tell(value) }
