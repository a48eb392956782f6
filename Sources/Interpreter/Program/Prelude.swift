/// The part of the standard library that is itself written in the interpreted Swift. A program's own types of the same names come first.
enum Prelude {
    static let path = "Swift"

    static let source = """
        enum Result<Success, Failure> {
            case success(Success)
            case failure(Failure)
            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error) }
            }
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
            func map(_ transform: (Success) -> Success) -> Result<Success, Failure> {
                switch self {
                case .success(let value): return .success(transform(value))
                case .failure(let error): return .failure(error)
                }
            }
            func flatMap(_ transform: (Success) -> Result<Success, Failure>) -> Result<Success, Failure> {
                switch self {
                case .success(let value): return transform(value)
                case .failure(let error): return .failure(error)
                }
            }
            func mapError(_ transform: (Failure) -> Failure) -> Result<Success, Failure> {
                switch self {
                case .success(let value): return .success(value)
                case .failure(let error): return .failure(transform(error))
                }
            }
        }
        """

    static let file = Program.file(path: path, text: source)
}
