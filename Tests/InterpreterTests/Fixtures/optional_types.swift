// Types in optionals are mapped as any value is.
protocol Named { static var name: String { get } }
struct Stone: Named { static let name = "stone" }
let stone: Named.Type? = Stone.self
print(stone.map { $0.name } ?? "none", stone.flatMap { $0 == Stone.self ? "same" : nil } ?? "other")
