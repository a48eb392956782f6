"""Ordinary statements that an endless loop repeats. A row has the case's name, what comes before the loop, and the loop's body.

Declarations that stand outside of the controller come after a line `---` of the second column.
"""

CONTROLLER = """import UIKit
{outside}
final class Trial: UIViewController {{
    override func viewDidLoad() {{
        super.viewDidLoad()
{inside}
    }}
{members}}}
"""

BIG = "let big = (0..<1_000).map { ($0 * 7_919) % 1_000 }"
HUGE = "let big = Array(0..<10_000)"
WORDS = 'let text = (0..<1_000).map { "word\\($0)" }.joined(separator: " ")'
VIEWS = "let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))\nview.addSubview(box)"

# What is between `while true {` and `}`.
BODIES = [
    ("nothing", "", ""),
    ("integer-arithmetic", "var i = 0", "i = (i &+ 1) % 1_000"),
    ("double-arithmetic", "var x = 1.0", "x = (x * 1.000001).squareRoot()"),
    ("decimal-multiplication", "var x: Decimal = 1", "x *= 1.0001"),
    ("dictionary-assignment", "var d: [Int: Int] = [:]; var i = 0", "d[i] = i; i += 1"),
    ("dictionary-of-strings", "var d: [String: Int] = [:]; var i = 0", 'd["key \\(i % 1_000)", default: 0] += 1; i += 1'),
    ("dictionary-grouping", BIG, "_ = Dictionary(grouping: big) { $0 % 10 }"),
    ("dictionary-mapValues", "let d = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })", "_ = d.mapValues { $0 + 1 }"),
    ("dictionary-merge", "let d = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })", "_ = d.merging(d) { $0 + $1 }"),
    ("dictionaries-equal", "let d = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) }); var e = d; e[0] = 0", "_ = d == e"),
    ("arrays-equal", HUGE + "; var other = big; other[9_999] = 9_999", "_ = big == other"),
    ("strings-equal", 'let a = String(repeating: "a", count: 100_000); let b = String(repeating: "a", count: 99_999) + "a"', "_ = a == b"),
    ("copy-on-write", HUGE, "var copy = big; copy[0] = 1"),
    ("copy-on-write-of-a-property", "let own = Owner()\n---\nfinal class Owner { var items = Array(0..<10_000) }", "let old = own.items; own.items[0] = old[1]"),
    ("sorted", "var a = [0]; " + BIG, "a = big.sorted()"),
    ("sorted-by", BIG, "_ = big.sorted { $0 > $1 }"),
    ("sort-in-place", BIG, "var copy = big; copy.sort(by: >)"),
    ("reversed", HUGE, "_ = Array(big.reversed())"),
    ("shuffled", HUGE, "_ = big.shuffled()"),
    ("contains", HUGE, "_ = big.contains(-1)"),
    ("first-index", HUGE, "_ = big.firstIndex(of: -1)"),
    ("map-and-filter", BIG, "_ = big.map { $0 * 2 }.filter { $0 % 3 == 0 }"),
    ("compact-map", BIG, "_ = big.compactMap { $0 % 2 == 0 ? $0 : nil }"),
    ("flat-map", BIG, "_ = big.flatMap { [$0, $0] }"),
    ("lazy-map", BIG, "_ = Array(big.lazy.map { $0 + 1 })"),
    ("reduce", HUGE, "_ = big.reduce(0, +)"),
    ("reduce-into", BIG, "_ = big.reduce(into: [:]) { $0[$1 % 10, default: 0] += 1 }"),
    ("minimum", HUGE, "_ = big.min()! + big.max()!"),
    ("zip", HUGE, "_ = Array(zip(big, big))"),
    ("enumerated", BIG, "for (i, x) in big.enumerated() where i == x { _ = x }"),
    ("slices", HUGE, "_ = Array(big[100..<9_000].dropFirst(10).prefix(8_000))"),
    ("insert-at-the-front", "var a = Array(0..<5_000)", "a.insert(1, at: 0); a.removeFirst()"),
    ("remove-all-where", BIG, "var copy = big; copy.removeAll { $0 % 2 == 0 }"),
    ("array-difference", "let a = Array(0..<1_000), b = Array((0..<1_000).reversed())", "_ = a.difference(from: b)"),
    ("array-appended", "var a: [Int] = []", "a.append(1); if a.count > 1_000 { a.removeAll() }"),
    ("two-dimensional", "var grid = Array(repeating: Array(repeating: 0, count: 100), count: 100); var i = 0", "grid[i % 100][i / 100 % 100] += 1; i += 1"),
    ("set-operations", "let a = Set(0..<1_000), b = Set(500..<1_500)", "_ = a.union(b).intersection(b).subtracting(a).symmetricDifference(b)"),
    ("set-insert", "var s: Set<Int> = []; var i = 0", "s.insert(i % 5_000); i += 1"),
    ("split", WORDS, '_ = text.split(separator: " ")'),
    ("components", WORDS, '_ = text.components(separatedBy: " ")'),
    ("joined", 'let words = (0..<1_000).map { "word\\($0)" }', '_ = words.joined(separator: ", ")'),
    ("replacing-occurrences", WORDS, '_ = text.replacingOccurrences(of: "word", with: "text")'),
    ("string-contains", 'let hay = String(repeating: "a", count: 20_000); let pin = String(repeating: "a", count: 10_000) + "b"', "_ = hay.contains(pin)"),
    ("string-range", 'let hay = String(repeating: "a", count: 20_000); let pin = String(repeating: "a", count: 10_000) + "b"', "_ = hay.range(of: pin)"),
    ("string-format", "var i = 0", '_ = String(format: "%05d %.3f %@", i, 1.5, "text"); i += 1'),
    ("string-interpolation", "var i = 0", '_ = "\\(i) of \\(i + 1): \\([i, i])"; i += 1'),
    ("string-index", WORDS, "_ = text[text.index(text.startIndex, offsetBy: 5_000)]"),
    ("string-count", WORDS, "_ = text.count"),
    ("string-reversed", WORDS, "_ = String(text.reversed())"),
    ("uppercased", WORDS, "_ = text.uppercased().lowercased().capitalized"),
    ("trimming", 'let text = String(repeating: " ", count: 10_000) + "a"', "_ = text.trimmingCharacters(in: .whitespaces)"),
    ("characters", WORDS, "for c in text where c.isNumber { _ = c }"),
    ("hashing", WORDS, "_ = text.hashValue"),
    ("localized-compare", WORDS, "_ = text.localizedStandardCompare(text + text)"),
    ("number-formatter", "let f = NumberFormatter(); f.numberStyle = .currency; var i = 0", "_ = f.string(from: NSNumber(value: i)); i += 1"),
    ("new-number-formatter", "", "let f = NumberFormatter(); f.numberStyle = .spellOut; _ = f.string(from: 12)"),
    ("date-formatter", "let date = Date(timeIntervalSince1970: 0)", 'let f = DateFormatter(); f.dateFormat = "EEEE, d MMMM yyyy"; _ = f.string(from: date)'),
    ("date-parsing", 'let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"', '_ = f.date(from: "2024-02-29")'),
    ("date-arithmetic", "var date = Date(timeIntervalSince1970: 0)", "date = date.addingTimeInterval(60); _ = date.timeIntervalSince1970"),
    ("calendar", "let calendar = Calendar.current; var date = Date(timeIntervalSince1970: 0)", "date = calendar.date(byAdding: .day, value: 1, to: date)!"),
    ("calendar-components", "let date = Date(timeIntervalSince1970: 0)", "_ = Calendar.current.dateComponents([.year, .month, .day], from: date)"),
    ("json-serialization", 'let object: [String: Any] = ["a": Array(0..<1_000)]', "_ = try? JSONSerialization.data(withJSONObject: object)"),
    ("json-parsing", 'let data = Data(("[" + (0..<1_000).map { "\\($0)" }.joined(separator: ",") + "]").utf8)', "_ = try? JSONSerialization.jsonObject(with: data)"),
    ("json-encoder", "let items = (0..<100).map { Item(name: \"a\", count: $0) }\n---\nstruct Item: Codable { var name: String; var count: Int }", "_ = try? JSONEncoder().encode(items)"),
    ("json-decoder", 'let data = Data(("[" + Array(repeating: "{\\"name\\":\\"a\\",\\"count\\":1}", count: 100).joined(separator: ",") + "]").utf8)\n---\nstruct Item: Codable { var name: String; var count: Int }', "_ = try? JSONDecoder().decode([Item].self, from: data)"),
    ("regular-expression", 'let r = try! NSRegularExpression(pattern: "(x+x+)+y"); let text = String(repeating: "x", count: 60)', "_ = r.numberOfMatches(in: text, range: NSRange(location: 0, length: 60))"),
    ("regular-expression-in-words", WORDS + '; let r = try! NSRegularExpression(pattern: "[a-z]+[0-9]+")', "_ = r.matches(in: text, range: NSRange(text.startIndex..., in: text))"),
    ("range-by-expression", WORDS, '_ = text.range(of: "x[0-9]+y", options: .regularExpression)'),
    ("data-appended", "var data = Data()", "data.append(contentsOf: [1, 2, 3]); if data.count > 10_000 { data.removeAll() }"),
    ("data-base64", "let data = Data(repeating: 1, count: 100_000)", "_ = data.base64EncodedString()"),
    ("url-components", "", '_ = URLComponents(string: "https://example.com/a?b=c")?.queryItems'),
    ("user-defaults", "var i = 0", 'UserDefaults.standard.set(i, forKey: "i"); i = UserDefaults.standard.integer(forKey: "i") + 1'),
    ("user-defaults-keys", "var i = 0", 'UserDefaults.standard.set("value", forKey: "key \\(i)"); i += 1'),
    ("notification-post", 'let token = NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in }', 'NotificationCenter.default.post(name: Notification.Name("a"), object: nil); _ = token'),
    ("uuid", "", "_ = UUID().uuidString"),
    ("random-numbers", "", "_ = Int.random(in: 0..<100) + Int(Double.random(in: 0...1))"),
    ("measurement", "", "_ = Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet)"),
    ("attributed-string", "", '_ = NSMutableAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 12)])'),
    ("attributed-bounding-rect", 'let text = NSAttributedString(string: String(repeating: "some words ", count: 1_000))', "_ = text.boundingRect(with: CGSize(width: 100, height: 10_000), options: .usesLineFragmentOrigin, context: nil)"),
    ("view-creation", "", "_ = UIView(frame: .zero)"),
    ("label-creation", "", 'let l = UILabel(); l.text = "Hello"; l.font = .preferredFont(forTextStyle: .body)'),
    ("button-creation", "", 'let b = UIButton(type: .system); b.setTitle("Go", for: .normal)'),
    ("size-to-fit", 'let l = UILabel(); l.numberOfLines = 0; l.text = String(repeating: "some words ", count: 100)', "l.sizeToFit()"),
    ("size-that-fits", 'let l = UILabel(); l.numberOfLines = 0; l.text = String(repeating: "some words ", count: 1_000)', "_ = l.sizeThatFits(CGSize(width: 200, height: 0))"),
    ("add-subview", "", "view.addSubview(UIView())"),
    ("add-and-remove-subview", VIEWS, "box.removeFromSuperview(); view.addSubview(box)"),
    ("bring-to-front", "for _ in 0..<100 { view.addSubview(UIView()) }", "view.bringSubviewToFront(view.subviews[0])"),
    ("frame-change", VIEWS, "box.frame.origin.x += 1"),
    ("layout-if-needed", VIEWS, "view.setNeedsLayout(); view.layoutIfNeeded()"),
    ("layout-of-stack", "let stack = UIStackView(); view.addSubview(stack)\nfor _ in 0..<20 { stack.addArrangedSubview(UILabel()) }", "stack.spacing += 1; view.layoutIfNeeded()"),
    ("constraints", VIEWS, "let c = box.widthAnchor.constraint(equalToConstant: 50); c.isActive = true; c.isActive = false"),
    ("constraint-constant", VIEWS + "\nbox.translatesAutoresizingMaskIntoConstraints = false\nlet c = box.widthAnchor.constraint(equalToConstant: 50); c.isActive = true", "c.constant += 1; view.layoutIfNeeded()"),
    ("fitting-size", VIEWS, "_ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"),
    ("hit-test", VIEWS, "_ = view.hitTest(CGPoint(x: 50, y: 50), with: nil)"),
    ("convert", VIEWS, "_ = box.convert(CGPoint(x: 1, y: 1), to: view)"),
    ("animate", VIEWS, "UIView.animate(withDuration: 1) { box.alpha = 0.5 }"),
    ("layer-animation", VIEWS, 'box.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")'),
    ("bezier-path", "", "let p = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 8); _ = p.contains(CGPoint(x: 3, y: 3))"),
    ("bezier-lines", "let p = UIBezierPath(); p.move(to: .zero)", "p.addLine(to: CGPoint(x: 1, y: 1)); _ = p.bounds"),
    ("affine-transform", "var t = CGAffineTransform.identity", "t = t.rotated(by: 0.1).translatedBy(x: 1, y: 2).inverted()"),
    ("color", "", "_ = UIColor.systemRed.withAlphaComponent(0.5).resolvedColor(with: traitCollection)"),
    ("image", "", '_ = UIImage(systemName: "star")?.withTintColor(.red)'),
    ("image-renderer", "", "_ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50)) }"),
    ("draw-hierarchy", VIEWS, "_ = view.snapshotView(afterScreenUpdates: true)"),
    ("controller-creation", "", "let c = UIViewController(); c.loadViewIfNeeded()"),
    ("child-controller", "", "let c = UIViewController(); addChild(c); view.addSubview(c.view); c.didMove(toParent: self); c.willMove(toParent: nil); c.view.removeFromSuperview(); c.removeFromParent()"),
    ("present-again", "", "present(UIViewController(), animated: false)"),
    ("table-reload", "let t = UITableView(frame: view.bounds); view.addSubview(t)", "t.reloadData(); t.layoutIfNeeded()"),
    ("timer", "", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"),
    ("timer-invalidated", "", "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }.invalidate()"),
    ("main-queue", "", "DispatchQueue.main.async { }"),
    ("work-item", "", "DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: DispatchWorkItem { })"),
    ("tasks", "", "Task { }"),
    ("key-path", 'let p = Pair()\n---\nfinal class Pair { var a = 1 }', "p[keyPath: \\.a] += 1"),
    ("closure-calls", "let f = { (x: Int) in x + 1 }; var i = 0", "i = f(i) % 100"),
    ("generic-calls", "var i = 0\n---\nfunc same<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }", "i = same(i, 3) + 1"),
    ("protocol-calls", "let s: [any Shape] = [Square(), Circle()]; var a = 0.0\n---\nprotocol Shape { var area: Double { get } }\nstruct Square: Shape { var area: Double { 1 } }\nstruct Circle: Shape { var area: Double { 3 } }", "for x in s { a += x.area }"),
    ("thrown-errors", "---\nstruct Wrong: Error {}\nfunc fail() throws { throw Wrong() }", "do { try fail() } catch { }"),
    ("property-observers", "let o = Observed()\n---\nfinal class Observed { var n = 0 { didSet { count += 1 } }; var count = 0 }", "o.n += 1"),
    ("objects-made", "---\nfinal class Small { var n = 1 }", "_ = Small()"),
    ("reflection", "---\nstruct Two { var a = 1; var b = \"b\" }", "_ = Mirror(reflecting: Two()).children.count"),
    ("descriptions", HUGE, "_ = big.description"),
    ("casts", 'let things: [Any] = [1, "a", 2.0]', "for t in things { _ = t as? String; _ = t is Int }"),
    ("switches", "var i = 0", "switch i % 4 { case 0: i += 1; case 1, 2: i += 2; default: i += 3 }"),
    ("index-paths", "var s = Set<IndexPath>(); var i = 0", "s.insert(IndexPath(row: i % 1_000, section: 0)); i += 1"),
    ("index-set", "var s = IndexSet(); var i = 0", "s.insert(i * 2 % 10_000); i += 1"),
    ("ns-array", "let a = NSMutableArray()", "a.add(1); if a.count > 1_000 { a.removeAllObjects() }"),
    ("file-manager", "", '_ = FileManager.default.fileExists(atPath: "/a")'),
    ("printed", "", 'print("a line")'),
    ("logged", "", 'NSLog("%@", "a line")'),
]

# What goes on by itself when viewDidLoad has returned: first what viewDidLoad has, then the controller's members.
CHAINS = [
    ("main-queue-chain", "again()", "func again() { DispatchQueue.main.async { self.again() } }"),
    ("after-chain", "again()", "func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { self.again() } }"),
    ("perform-chain", "again()", "@objc func again() { perform(#selector(again), with: nil, afterDelay: 0) }"),
    ("yield-loop", "Task { while true { await Task.yield() } }", ""),
    ("sleep-loop", "Task { while true { try? await Task.sleep(nanoseconds: 1) } }", ""),
    ("await-loop", "Task { while true { _ = await one() } }", "func one() async -> Int { 1 }"),
    ("task-chain", "again()", "func again() { Task { self.again() } }"),
    ("actor-loop", "let c = Counter(); Task { while true { await c.up() } }\n---\nactor Counter { var n = 0; func up() { n += 1 } }", ""),
    ("stream-loop", "Task { for await _ in AsyncStream<Int>(unfolding: { 1 }) { } }", ""),
    ("group-loop", "Task { await withTaskGroup(of: Int.self) { g in while true { g.addTask { 1 }; _ = await g.next() } } }", ""),
    ("timer-at-zero", "Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }", ""),
    ("display-link", "CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)", "@objc func tick() { view.setNeedsLayout() }"),
    ("closure-recursion", "var f: ((Int) -> Int)!\nf = { n in f(n + 1) + 1 }\nprint(f(0))", ""),
    ("method-recursion", "print(down(0))", "func down(_ n: Int) -> Int { down(n + 1) + 1 }"),
    ("getter-recursion", "print(value)", "var value: Int { value + 1 }"),
    ("observer-recursion", "value = 1", "var value = 0 { didSet { other += 1 } }\n    var other = 0 { didSet { value += 1 } }"),
    ("async-recursion", "Task { print(await down(0)) }", "func down(_ n: Int) async -> Int { await down(n + 1) + 1 }"),
    ("description-recursion", 'print(Loop())\n---\nstruct Loop: CustomStringConvertible { var description: String { "\\(self)" } }', ""),
    ("equal-recursion", "print(Loop() == Loop())\n---\nstruct Loop: Equatable { static func == (a: Loop, b: Loop) -> Bool { a == b } }", ""),
    ("post-recursion", 'NotificationCenter.default.addObserver(self, selector: #selector(heard), name: Notification.Name("a"), object: nil)\nheard()', '@objc func heard() { NotificationCenter.default.post(name: Notification.Name("a"), object: nil) }'),
    ("layout-loop", "", "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); view.setNeedsLayout() }"),
    ("layout-recursion", "", "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); view.setNeedsLayout(); view.layoutIfNeeded() }"),
    ("animation-chain", "again()", "func again() { UIView.animate(withDuration: 0, animations: { self.view.alpha = 0.5 }, completion: { _ in self.again() }) }"),
    ("animation-chain-in-time", "again()", "func again() { UIView.animate(withDuration: 0.1, animations: { self.view.alpha = 1 - self.view.alpha }, completion: { _ in self.again() }) }"),
    ("push-recursion", "", "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); present(Trial(), animated: false) }"),
    ("endless-sequence", "for x in sequence(first: 1, next: { $0 &+ 1 }) { _ = x }", ""),
    ("endless-stride", "for x in stride(from: 0.0, to: .infinity, by: 1) { _ = x }", ""),
    ("endless-range", "for x in 0... { _ = x }", ""),
    ("endless-iterator", "for _ in Ones() { }\n---\nstruct Ones: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }", ""),
    ("endless-map", "print(Ones().map { $0 }.count)\n---\nstruct Ones: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }", ""),
    ("repeat-while", "var i = 0\nrepeat { i &+= 1 } while i >= 0", ""),
    ("continue-loop", "outer: while true { for _ in 0..<3 { continue outer } }", ""),
]

# What may end by itself: the run loop turns once a frame, and a scenario waits ten seconds for a chain to settle.
MAY_END = {"yield-loop", "main-queue-chain", "perform-chain", "animation-chain", "after-chain", "sleep-loop", "timer-at-zero", "display-link", "animation-chain-in-time", "push-recursion", "layout-loop"}


def controller(inside, outside="", members=""):
    """A program of one controller, with what its viewDidLoad does."""
    indented = "\n".join("        " + line for line in inside.splitlines())
    return CONTROLLER.format(inside=indented, outside=outside and "\n" + outside + "\n", members=members and "\n    " + members + "\n")


def parted(text):
    """What stands inside of viewDidLoad, and what stands outside of the controller."""
    inside, _, outside = ("\n" + text).partition("\n---\n")
    return inside.strip("\n"), outside


def programs():
    """The cases' names, their programs, and whether the run must be broken off."""
    for name, setup, body in BODIES:
        inside, outside = parted(setup)
        yield name, controller(f"{inside}\nwhile true {{ {body} }}".lstrip("\n"), outside), True
    for name, setup, members in CHAINS:
        inside, outside = parted(setup)
        yield name, controller(inside, outside, members), name not in MAY_END
