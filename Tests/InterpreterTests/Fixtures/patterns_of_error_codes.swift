// A pattern operator of the program's own whose subject is any error is asked where errors are caught and switched over, and for nothing else.
struct Failure: Error {
    struct Code: Equatable { let number: Int }
    let code: Code
    static var lost: Code { Code(number: 1) }
    static let late = Code(number: 2)
}
enum Other: Error { case any }
func ~= (code: Failure.Code, error: Error) -> Bool { (error as? Failure)?.code == code }

func tried(_ error: Error) {
    do { throw error } catch Failure.lost { print("lost") } catch Failure.late { print("late") } catch { print(error) }
    switch error {
    case Failure.late: print("switched to late")
    default: print("else")
    }
    if case Failure.lost = error { print("is lost") }
}
tried(Failure(code: .init(number: 1)))
tried(Failure(code: .init(number: 2)))
tried(Other.any)
print(1 == 2, "a" == "a", (1, 2) == (1, 2), [1] == [1], Failure.late == Failure.late)

// `Optional.some` is a function.
let numbers: [Int?] = [1, 2].map(Optional.some)
print(numbers, [3].map(Optional<Int>.some), ["a"].map(Optional.some).compactMap { $0 })
let wrapped: (String) -> String? = Optional.some
print(wrapped("b") ?? "nil")
