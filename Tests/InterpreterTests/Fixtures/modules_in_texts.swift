enum Failure: Error { case bad }
enum State { case done(Result<Int, Failure>) }
struct Result2 { var value = 1 }
print(State.done(.success(1)), [Result<Int, Failure>.failure(.bad)], [Result2()])
