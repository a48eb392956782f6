class Node { var name: String; var onDone: (() -> Void)?; init(_ name: String) { self.name = name }; deinit { print("-", name) }
    func strong() { onDone = { print(self.name) } }
    func weakly() { onDone = { [weak self] in guard let self else { return }; print("weakly", self.name) } }
    func unownedly() { onDone = { [unowned self] in print("unowned", self.name) } } }
do { let a = Node("a"); a.strong(); a.onDone?() }
do { let b = Node("b"); b.weakly(); b.onDone?() }
do { let c = Node("c"); c.unownedly(); c.onDone?() }
var kept: (() -> Void)?
do { let d = Node("d"); d.weakly(); kept = d.onDone }
kept?()
print("end")
