var log: [String] = []
final class R { let n: String; unowned let sink: S; init(_ n: String, _ s: S) { self.n = n; sink = s }; deinit { sink.note(n) } }
final class S { var notes: [String] = []; var held: R?; func note(_ s: String) { notes.append(s) } }
let s = S()
do { _ = R("a", s); let b = R("b", s); s.held = b }
print(s.notes); s.held = R("c", s); print(s.notes); s.held = nil; print(s.notes)
final class Chain { let n: Int; var next: Chain?; init(_ n: Int) { self.n = n; next = n > 0 ? Chain(n - 1) : nil }; deinit { log.append("\(n)") } }
do { _ = Chain(4) }
print(log)
