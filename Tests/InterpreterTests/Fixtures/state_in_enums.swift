struct Loader { enum State { case idle, loading(progress: Double), loaded([String]), failed(any Error) }; enum Fail: Error { case net }; private(set) var state = State.idle { didSet { print(label) } }
    var label: String { switch state { case .idle: "idle"; case .loading(let p) where p < 0.5: "starting"; case .loading(progress: let p): "\(Int(p * 100))%"; case .loaded(let l): "loaded \(l.count)"; case .failed(let e): "failed \(e)" } }
    mutating func step() { switch state { case .idle: state = .loading(progress: 0.25); case .loading(let p) where p < 1: state = .loading(progress: p + 0.5); case .loading: state = .loaded(["a"]); case .loaded: state = .failed(Fail.net); case .failed: state = .idle } } }
var l = Loader()
for _ in 0..<6 { l.step() }
if case .loading(let p) = l.state { print(p) } else { print("other") }
