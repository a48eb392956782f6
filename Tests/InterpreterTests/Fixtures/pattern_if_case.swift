enum State { case idle, loading(Int), done(String?) }
let states: [State] = [.idle, .loading(3), .done("x"), .done(nil), .loading(9)]
for case .loading(let n) in states { print("loading", n) }
for case .done(let text?) in states { print("done", text) }
for case let .loading(n) in states where n > 5 { print("long", n) }
if case .idle = states[0], case .done(nil) = states[3] { print("both") }
let total = states.reduce(0) { if case .loading(let n) = $1 { $0 + n } else { $0 } }
print(total)
guard case .loading = states[1] else { fatalError() }
for case let n? in [1, nil, 3] { print(n) }
