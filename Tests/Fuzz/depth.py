"""What is nested, chained or repeated too often: at run time, in source, in storyboards, in scenarios and in lessons; and what once killed the tool."""

from endless import controller, parted

# Statements of viewDidLoad that build something deep at run time; the number of turns stands at @. After `---` come declarations outside.
BUILT = [
    ("views", (5_000, 30_000), "var v: UIView = view\nfor _ in 0..<@ { let w = UIView(); v.addSubview(w); v = w }"),
    ("views-laid-out", (2_000,), "var v: UIView = view\nfor _ in 0..<@ { let w = UIView(); v.addSubview(w); v = w }\nview.layoutIfNeeded(); print(v.convert(CGPoint.zero, to: nil), v.hitTest(.zero, with: nil) as Any)"),
    ("layers", (4_000, 30_000), "var l = view.layer\nfor _ in 0..<@ { let m = CALayer(); l.addSublayer(m); l = m }"),
    ("masks", (3_000, 30_000), "var l = view.layer\nfor _ in 0..<@ { let m = CALayer(); l.mask = m; l = m }"),
    ("mask-views", (3_000,), "var v: UIView = view\nfor _ in 0..<@ { let w = UIView(); v.mask = w; v = w }"),
    ("animation-groups", (8_000, 30_000), 'var a: CAAnimation = CABasicAnimation(keyPath: "opacity")\nfor _ in 0..<@ { let g = CAAnimationGroup(); g.animations = [a]; a = g }\nview.layer.add(a, forKey: "a")'),
    ("stack-views", (2_000,), "var s = UIStackView(); view.addSubview(s)\nfor _ in 0..<@ { let t = UIStackView(); s.addArrangedSubview(t); s = t }"),
    ("scroll-views", (2_000,), "var v: UIView = view\nfor _ in 0..<@ { let w = UIScrollView(frame: view.bounds); v.addSubview(w); v = w }"),
    ("child-controllers", (2_000,), "var c: UIViewController = self\nfor _ in 0..<@ { let d = UIViewController(); c.addChild(d); c.view.addSubview(d.view); d.didMove(toParent: c); c = d }"),
    ("navigation-in-navigation", (1_000,), "var c = UIViewController()\nfor _ in 0..<@ { c = UINavigationController(rootViewController: c) }\naddChild(c); view.addSubview(c.view)"),
    ("tabs-in-tabs", (500,), "var c = UIViewController()\nfor _ in 0..<@ { let t = UITabBarController(); t.viewControllers = [c]; c = t }\naddChild(c); view.addSubview(c.view)"),
    ("presented", (1_000,), "DispatchQueue.main.async { var c: UIViewController = self; for _ in 0..<@ { let d = UIViewController(); c.present(d, animated: false); c = d } }"),
    ("menus", (5_000,), 'var m = UIMenu(children: [])\nfor _ in 0..<@ { m = UIMenu(title: "a", children: [m]) }\nprint(m)'),
    ("arrays-of-any", (30_000,), "var a: Any = 1\nfor _ in 0..<@ { a = [a] }\nprint(a)"),
    ("arrays-of-any-dumped", (30_000,), "var a: Any = 1\nfor _ in 0..<@ { a = [a] }\ndump(a)"),
    ("dictionaries-of-any", (30_000,), 'var a: Any = 1\nfor _ in 0..<@ { a = ["k": a] }\nprint("\\(a)".count)'),
    ("foundation-arrays", (30_000,), "var a = NSArray()\nfor _ in 0..<@ { a = NSArray(object: a) }\nprint(a, a.isEqual(a), a.hash)"),
    ("foundation-dictionaries", (30_000,), 'var a = NSDictionary()\nfor _ in 0..<@ { a = NSDictionary(object: a, forKey: "k" as NSString) }\nprint(a, a == a)'),
    ("optionals-in-any", (30_000,), "var a: Any? = 1\nfor _ in 0..<@ { let b: Any? = a; a = .some(b as Any) }\nprint(a as Any)"),
    ("defaults", (10_000,), 'var a: Any = 1\nfor _ in 0..<@ { a = [a] }\nUserDefaults.standard.set(a, forKey: "a"); print(UserDefaults.standard.object(forKey: "a") as Any)'),
    ("property-list", (10_000,), "var a: Any = 1\nfor _ in 0..<@ { a = [a] }\nprint(try? PropertyListSerialization.data(fromPropertyList: a, format: .xml, options: 0))"),
    ("property-list-read", (10_000,), 'let d = Data((String(repeating: "<array>", count: @) + String(repeating: "</array>", count: @)).utf8)\nprint((try? PropertyListSerialization.propertyList(from: d, format: nil)) as Any)'),
    ("json-written", (10_000,), "var a: Any = 1\nfor _ in 0..<@ { a = [a] }\nprint(try? JSONSerialization.data(withJSONObject: a))"),
    ("json-read", (500, 100_000), 'let d = Data((String(repeating: "[", count: @) + String(repeating: "]", count: @)).utf8)\nprint((try? JSONSerialization.jsonObject(with: d)) as Any)'),
    ("json-objects-read", (100_000,), 'let d = Data(String(repeating: "{\\"a\\":", count: @).utf8)\ndo { print(try JSONSerialization.jsonObject(with: d)) } catch { print(error) }'),
    ("json-decoded", (30_000,), 'let d = Data((String(repeating: "{\\"next\\":", count: @) + "{}" + String(repeating: "}", count: @)).utf8)\ndo { print(try JSONDecoder().decode(Node.self, from: d)) } catch { print(error) }\n---\nfinal class Node: Codable { var next: Node? }'),
    ("json-encoded", (30_000,), "var n = Node()\nfor _ in 0..<@ { let m = Node(); m.next = n; n = m }\nprint(try? JSONEncoder().encode(n))\n---\nfinal class Node: Codable { var next: Node? }"),
    ("archive", (10_000,), "var a = NSArray()\nfor _ in 0..<@ { a = NSArray(object: a) }\nprint((try? NSKeyedArchiver.archivedData(withRootObject: a, requiringSecureCoding: false)) as Any)"),
    ("enum-printed", (30_000,), "var a = L.e\nfor _ in 0..<@ { a = .n(a) }\nprint(a)\n---\nindirect enum L { case e; case n(L) }"),
    ("enum-dumped", (30_000,), "var a = L.e\nfor _ in 0..<@ { a = .n(a) }\ndump(a)\n---\nindirect enum L { case e; case n(L) }"),
    ("enum-compared", (30_000,), "var a = L.e, b = L.e\nfor _ in 0..<@ { a = .n(a); b = .n(b) }\nprint(a == b, a.hashValue == b.hashValue, Set([a, b]).count)\n---\nindirect enum L: Hashable { case e; case n(L) }"),
    ("enum-reflected", (30_000,), 'var a = L.e\nfor _ in 0..<@ { a = .n(a) }\nprint("\\(a)".count, String(reflecting: a).count, String(describing: Mirror(reflecting: a)).count)\n---\nindirect enum L { case e; case n(L) }'),
    ("enum-ordered", (30_000,), "var a = L.e, b = L.e\nfor _ in 0..<@ { a = .n(a); b = .n(b) }\nprint(a < b)\n---\nindirect enum L: Comparable { case e; case n(L) }"),
    ("enum-encoded", (30_000,), "var a = L.e\nfor _ in 0..<@ { a = .n(a) }\nprint((try? JSONEncoder().encode(a)) as Any)\n---\nindirect enum L: Codable { case e; case n(L) }"),
    ("structs-in-arrays", (30_000,), "var a = S(s: [])\nfor _ in 0..<@ { a = S(s: [a]) }\nprint(a == a, a.hashValue); dump(a)\n---\nstruct S: Hashable { var s: [S] }"),
    ("lists-in-structs", (30_000,), "var a: any P = E()\nfor _ in 0..<@ { a = N(p: a) }\nprint(a)\n---\nprotocol P {}\nstruct E: P {}\nstruct N: P { var p: any P }"),
    ("list-let-go", (100_000, 1_000_000), "var list: Node?\nfor _ in 0..<@ { list = Node(list) }\nlist = nil; print(1)\n---\nfinal class Node { var next: Node?; init(_ next: Node?) { self.next = next } }"),
    ("list-with-deinit-let-go", (30_000,), "var list: Node?\nfor _ in 0..<@ { list = Node(list) }\nlist = nil; print(count)\n---\nvar count = 0\nfinal class Node { var next: Node?; init(_ next: Node?) { self.next = next }; deinit { count += 1 } }"),
    ("list-that-asks-in-deinit", (30_000,), "var list: Node?\nfor _ in 0..<@ { list = Node(list) }\nlist = nil; print(1)\n---\nfinal class Node { var next: Node?; init(_ next: Node?) { self.next = next }; deinit { next = nil } }"),
    ("enum-let-go", (1_000_000,), "var a = L.e\nfor _ in 0..<@ { a = .n(a) }\na = .e; print(1)\n---\nindirect enum L { case e; case n(L) }"),
    ("closures-called", (30_000,), "var f: () -> Int = { 0 }\nfor _ in 0..<@ { let g = f; f = { g() + 1 } }\nprint(f())"),
    ("closures-let-go", (1_000_000,), "var f: () -> Void = {}\nfor _ in 0..<@ { let g = f; f = { g() } }\nf = {}; print(1)"),
    ("lazy-maps", (10_000,), "var s = AnySequence([1])\nfor _ in 0..<@ { let t = s; s = AnySequence(t.lazy.map { $0 + 1 }) }\nprint(Array(s))"),
    ("any-iterators", (10_000,), "var s = AnyIterator([1].makeIterator())\nfor _ in 0..<@ { let t = s; s = AnyIterator { t.next() } }\nprint(s.next() as Any)"),
    ("any-sequences", (10_000,), "var s: any Sequence<Int> = [1, 2]\nfor _ in 0..<@ { s = s.dropFirst(0) }\nprint(Array(s))"),
    ("publishers", (5_000,), "var p: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()\nfor _ in 0..<@ { p = p.map { $0 + 1 }.eraseToAnyPublisher() }\nlet c = p.sink { print($0) }; _ = c\n---\nimport Combine"),
    ("subjects", (5_000,), "var kept: Set<AnyCancellable> = []; let first = PassthroughSubject<Int, Never>(); var last = first\nfor _ in 0..<@ { let next = PassthroughSubject<Int, Never>(); last.sink { next.send($0) }.store(in: &kept); last = next }\nfirst.send(1)\n---\nimport Combine"),
    ("tasks-awaited", (10_000,), "var t = Task { 0 }\nfor _ in 0..<@ { let u = t; t = Task { await u.value + 1 } }\nTask { print(await t.value) }"),
    ("operations-that-depend", (10_000,), "let q = OperationQueue(); var o = BlockOperation { }\nfor _ in 0..<@ { let p = BlockOperation { }; p.addDependency(o); q.addOperation(o); o = p }\nq.addOperation(o)"),
    ("predicates", (10_000,), "var p = NSPredicate(value: true)\nfor _ in 0..<@ { p = NSCompoundPredicate(notPredicateWithSubpredicate: p) }\nprint(p.evaluate(with: 1), p.predicateFormat.count)"),
    ("predicate-format", (1_000, 30_000), 'print(NSPredicate(format: String(repeating: "(", count: @) + "1 == 1" + String(repeating: ")", count: @)))'),
    ("predicate-nots", (30_000,), 'print(NSPredicate(format: String(repeating: "NOT ", count: @) + "1 == 1").evaluate(with: nil))'),
    ("expression-format", (10_000,), 'print(NSExpression(format: String(repeating: "(1 + ", count: @) + "1" + String(repeating: ")", count: @)).expressionValue(with: nil, context: nil) as Any)'),
    ("pattern-brackets", (1_000, 100_000), 'print((try? NSRegularExpression(pattern: String(repeating: "(", count: @) + String(repeating: ")", count: @))) as Any)'),
    ("pattern-matched", (100_000,), 'let r = try! NSRegularExpression(pattern: "(a|b)*c"); print(r.numberOfMatches(in: String(repeating: "ab", count: @), range: NSRange(location: 0, length: 2 * @)))'),
    ("regex-matched", (100_000,), 'print(String(repeating: "ab", count: @).firstMatch(of: try! Regex("(a|b)*c")) as Any)'),
    ("regex-brackets", (10_000,), 'print((try? Regex(String(repeating: "(", count: @) + String(repeating: ")", count: @))) as Any)'),
    ("xml-read", (100_000,), 'let p = XMLParser(data: Data(String(repeating: "<a>", count: @).utf8)); print(p.parse())'),
    ("markdown-lists", (5_000,), 'print((try? AttributedString(markdown: (0..<@).map { String(repeating: " ", count: $0) + "- a" }.joined(separator: "\\n"))) as Any)'),
    ("markdown-brackets", (50_000,), 'print((try? AttributedString(markdown: String(repeating: "[", count: @))) as Any)'),
    ("date-format", (100_000,), 'let f = DateFormatter(); f.dateFormat = String(repeating: "yyyy-MM-dd ", count: @); print(f.string(from: Date(timeIntervalSince1970: 0)).count)'),
    ("url-path", (100_000,), 'print(URL(string: "https://e.com" + String(repeating: "/..", count: @))?.standardized as Any)'),
    ("path-components", (30_000,), 'var u = URL(fileURLWithPath: "/")\nfor _ in 0..<@ { u.appendPathComponent("a") }\nprint(u.pathComponents.count)'),
    ("index-path", (30_000,), "var p = IndexPath()\nfor _ in 0..<@ { p.append(1) }\nprint(p.count, p == p)"),
    ("key-paths", (10_000,), "var k: KeyPath<Node, Node> = \\Node.me\nfor _ in 0..<@ { k = k.appending(path: \\Node.me) }\nprint(Node()[keyPath: k])\n---\nfinal class Node { var me: Node { self } }"),
    ("errors-in-errors", (30_000,), 'var e = NSError(domain: "a", code: 1)\nfor _ in 0..<@ { e = NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: e]) }\nprint(e)'),
    ("attributed-in-attachments", (5_000,), "let a = NSMutableAttributedString()\nfor _ in 0..<@ { a.append(NSAttributedString(attachment: NSTextAttachment())) }\nprint(a.length)"),
    ("traits", (30_000,), "var t = UITraitCollection()\nfor _ in 0..<@ { t = UITraitCollection(traitsFrom: [t, UITraitCollection(userInterfaceStyle: .dark)]) }\nprint(t)"),
    ("colours-of-colours", (10_000,), "var c = UIColor.red\nfor _ in 0..<@ { let d = c; c = UIColor { d.resolvedColor(with: $0) } }\nview.backgroundColor = c; print(c.cgColor)"),
    ("images-of-images", (10_000,), "var i = UIImage()\nfor _ in 0..<@ { i = i.withRenderingMode(.alwaysTemplate).withTintColor(.red) }\nprint(i)"),
    ("fonts-of-fonts", (10_000,), "var f = UIFont.systemFont(ofSize: 12)\nfor _ in 0..<@ { f = f.withSize(f.pointSize + 1) }\nprint(f)"),
    ("guides-in-a-chain", (3_000,), "var last = view.topAnchor\nfor _ in 0..<@ { let g = UILayoutGuide(); view.addLayoutGuide(g); g.topAnchor.constraint(equalTo: last, constant: 1).isActive = true; last = g.topAnchor }\nview.layoutIfNeeded()"),
]

# Code that calls itself by way of the tool's own code, which waits on its stack: the case's name, viewDidLoad's statements, and members.
REENTRANT = [
    ("sorted", "print(deep())", "func deep() -> Int { [3, 1, 2].sorted { _, _ in self.deep() > 0 }.count }"),
    ("map", "print(deep())", "func deep() -> Int { [1].map { _ in self.deep() }[0] }"),
    ("reduce", "print(deep())", "func deep() -> Int { [1].reduce(0) { a, _ in a + self.deep() } }"),
    ("first-where", "print(deep())", "func deep() -> Int { [1].first { _ in self.deep() > 0 } ?? 0 }"),
    ("dictionary-key", "var d: [Key: Int] = [:]; d[Key()] = 1\n---\nstruct Key: Hashable { static func == (a: Key, b: Key) -> Bool { true }; func hash(into h: inout Hasher) { h.combine(Set([Key()]).count) } }", ""),
    ("set-equal", "print(Set([Key(), Key()]))\n---\nstruct Key: Hashable { static func == (a: Key, b: Key) -> Bool { [a].contains(b) }; func hash(into h: inout Hasher) { } }", ""),
    ("description", 'print(Loop())\n---\nfinal class Loop: NSObject { override var description: String { "\\([self])" } }', ""),
    ("debug-description", "dump([Loop()]); debugPrint(Loop())\n---\nstruct Loop: CustomDebugStringConvertible { var debugDescription: String { String(reflecting: self) } }", ""),
    ("mirror", "dump(Loop())\n---\nstruct Loop: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [\"a\": Loop()]) } }", ""),
    ("subscript", "print(Loop()[0])\n---\nstruct Loop { subscript(i: Int) -> Int { self[i + 1] } }", ""),
    ("dynamic-member", "print(Loop().a)\n---\n@dynamicMemberLookup struct Loop { subscript(dynamicMember m: String) -> Int { self.b } }", ""),
    ("property-wrapper", "print(Own().x)\n---\n@propertyWrapper struct Loop { var wrappedValue: Int { wrappedValue } }\nfinal class Own { @Loop var x: Int }", ""),
    ("lazy-property", "print(value)", "lazy var value: Int = self.value"),
    ("static-property", "print(Loop.a)\n---\nenum Loop { static let a: Int = b; static let b: Int = a }", ""),
    ("global-property", "print(a)\n---\nlet a: Int = b\nlet b: Int = a", ""),
    ("default-argument", "print(deep())\n---\nfunc deep(_ n: Int = deep()) -> Int { n }", ""),
    ("initialiser", "_ = Loop()\n---\nfinal class Loop { let l = Loop() }", ""),
    ("convenience-initialiser", "_ = Loop(1)\n---\nfinal class Loop { convenience init(_ n: Int) { self.init(n) } }", ""),
    ("deinit-makes-one", "_ = Loop()\n---\nfinal class Loop { deinit { _ = Loop() } }", ""),
    ("deinit-makes-two", "_ = Loop()\n---\nfinal class Loop { deinit { _ = Loop(); _ = Loop() } }", ""),
    ("observer", "value = 1", "var value = 0 { willSet { other = newValue } }\n    var other = 0 { didSet { value = other } }"),
    ("key-value-observer", "let m = Model(); let o = m.observe(\\.n) { m, _ in m.n += 1 }; m.n = 1; _ = o\n---\nfinal class Model: NSObject { @objc dynamic var n = 0 }", ""),
    ("combine", "let s = CurrentValueSubject<Int, Never>(0); let c = s.sink { s.send($0 + 1) }; _ = c\n---\nimport Combine", ""),
    ("published", "let m = Model(); let c = m.$n.sink { m.n = $0 + 1 }; _ = c\n---\nimport Combine\nfinal class Model: ObservableObject { @Published var n = 0 }", ""),
    ("notification", 'let t = NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { NotificationCenter.default.post($0) }; NotificationCenter.default.post(name: Notification.Name("a"), object: nil); _ = t', ""),
    ("selector", "deep()", "@objc func deep() { perform(#selector(deep)) }"),
    ("send-actions", "b.addTarget(self, action: #selector(deep), for: .touchUpInside); deep()", "let b = UIButton()\n    @objc func deep() { b.sendActions(for: .touchUpInside) }"),
    ("animation-block", "deep()", "func deep() { UIView.animate(withDuration: 1) { self.deep() } }"),
    ("without-animation", "deep()", "func deep() { UIView.performWithoutAnimation { self.deep() } }"),
    ("animation-completion", "deep()", "func deep() { UIView.animate(withDuration: 0, animations: {}) { _ in self.deep() } }"),
    ("transaction", "deep()", "func deep() { CATransaction.begin(); CATransaction.setCompletionBlock { self.deep() }; CATransaction.commit(); CATransaction.flush() }"),
    ("batch-updates", "deep()", "let t = UITableView()\n    func deep() { t.performBatchUpdates { self.deep() } }"),
    ("queue-sync", "deep()\n---\nlet q = DispatchQueue(label: \"a\", attributes: .concurrent)", "func deep() { q.sync { self.deep() } }"),
    ("perform-as-current", "deep()", "func deep() { traitCollection.performAsCurrent { self.deep() } }"),
    ("image-renderer", "deep()", "func deep() { _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in self.deep() } }"),
    ("draw", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override func draw(_ r: CGRect) { layer.render(in: UIGraphicsGetCurrentContext()!); drawHierarchy(in: r, afterScreenUpdates: true) } }", ""),
    ("layout", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override func layoutSubviews() { setNeedsLayout(); layoutIfNeeded() } }", ""),
    ("layout-of-the-superview", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override func layoutSubviews() { superview?.setNeedsLayout(); superview?.layoutIfNeeded() } }", ""),
    ("frame-in-layout", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override func layoutSubviews() { frame.size.width += 1; layoutIfNeeded() } }", ""),
    ("frame-setter", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override var frame: CGRect { didSet { frame.size.width += 1; center.x += 1 } } }", ""),
    ("bounds-getter", "view.addSubview(Loop(frame: view.bounds))\n---\nfinal class Loop: UIView { override var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame = newValue } } }", ""),
    ("size-that-fits", "Loop().sizeToFit()\n---\nfinal class Loop: UIView { override func sizeThatFits(_ s: CGSize) -> CGSize { sizeToFit(); return s } }", ""),
    ("intrinsic-size", "view.addSubview(Loop()); view.layoutIfNeeded()\n---\nfinal class Loop: UIView { override var intrinsicContentSize: CGSize { invalidateIntrinsicContentSize(); return systemLayoutSizeFitting(.zero) } }", ""),
    ("hit-test", "view.addSubview(Loop(frame: view.bounds)); print(view.hitTest(.zero, with: nil) as Any)\n---\nfinal class Loop: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { superview?.hitTest(p, with: e) } }", ""),
    ("next-responder", "let l = Loop(); view.addSubview(l); print(l.becomeFirstResponder(), l.next as Any); UIApplication.shared.sendAction(#selector(getter: UIResponder.next), to: nil, from: l, for: nil)\n---\nfinal class Loop: UIView { override var canBecomeFirstResponder: Bool { true }; override var next: UIResponder? { self } }", ""),
    ("view-getter", "", "override func loadView() { view.backgroundColor = .red }"),
    ("view-that-loads", "", "override var view: UIView! { get { loadViewIfNeeded(); return super.view } set { super.view = newValue } }"),
    ("child-in-appearance", "", "override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a); let c = Trial(); addChild(c); view.addSubview(c.view); c.didMove(toParent: self) }"),
    ("child-in-load", "let c = Trial(); addChild(c); view.addSubview(c.view)", ""),
    ("view-in-its-init", "view.addSubview(Loop())\n---\nfinal class Loop: UIView { override init(frame: CGRect) { super.init(frame: frame); addSubview(Loop()) }; required init?(coder: NSCoder) { nil } }", ""),
    ("moved-to-window", "view.addSubview(Loop())\n---\nfinal class Loop: UIView { override func didMoveToWindow() { superview?.addSubview(Loop()) } }", ""),
    ("moved-to-superview", "view.addSubview(Loop())\n---\nfinal class Loop: UIView { override func didMoveToSuperview() { let s = superview; removeFromSuperview(); s?.addSubview(self) } }", ""),
    ("traits-changed", "", "override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark; view.layoutIfNeeded() }"),
    ("rows-that-reload", "t.dataSource = self; view.addSubview(t)\n---\nextension Trial: UITableViewDataSource {\n    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }\n    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { t.reloadData(); t.layoutIfNeeded(); return UITableViewCell() }\n}", "lazy var t = UITableView(frame: view.bounds)"),
    ("rows-that-count", "t.dataSource = self; view.addSubview(t)\n---\nextension Trial: UITableViewDataSource {\n    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { t.numberOfRows(inSection: s) }\n    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }\n}", "lazy var t = UITableView(frame: view.bounds)"),
    ("scrolling", "s.contentSize = CGSize(width: 1e6, height: 1e6); s.delegate = self; view.addSubview(s); s.contentOffset.y = 1\n---\nextension Trial: UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) { s.contentOffset.y += 1 } }", "lazy var s = UIScrollView(frame: view.bounds)"),
    ("text-changed", "t.delegate = self; view.addSubview(t); t.insertText(\"a\")\n---\nextension Trial: UITextViewDelegate { func textViewDidChange(_ t: UITextView) { t.insertText(\"a\") } }", "let t = UITextView()"),
    ("navigation-delegate", "addChild(n); view.addSubview(n.view); n.delegate = self; n.pushViewController(UIViewController(), animated: false)\n---\nextension Trial: UINavigationControllerDelegate { func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) { n.pushViewController(UIViewController(), animated: false); n.view.layoutIfNeeded() } }", "let n = UINavigationController()"),
    ("json-coding", "print(try? JSONEncoder().encode(Loop()))\n---\nstruct Loop: Encodable { func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(Loop()) } }", ""),
    ("json-decoding", "print(try? JSONDecoder().decode(Loop.self, from: Data(\"1\".utf8)))\n---\nstruct Loop: Decodable { init(from d: Decoder) throws { let c = try d.singleValueContainer(); self = try c.decode(Loop.self) } }", ""),
    ("iterator-of-itself", "for x in S() { print(x) }\n---\nstruct S: Sequence { func makeIterator() -> S { self } }", ""),
    ("iterator-without-next", "for x in S() { print(x) }\n---\nstruct S: Sequence, IteratorProtocol { mutating func down() -> Int? { nil } }", ""),
    ("collection-of-itself", "print(Array(S()), S().first as Any, S().count)\n---\nstruct S: Collection { var startIndex: Int { 0 }; var endIndex: Int { count }; var count: Int { distance(from: startIndex, to: endIndex) }; func index(after i: Int) -> Int { i }; subscript(i: Int) -> Int { first! } }", ""),
    ("task-in-task", "deep()", "func deep() { Task { await MainActor.run { self.deep() } } }"),
    ("async-let", "Task { print(await deep()) }", "func deep() async -> Int { async let a = deep(); async let b = deep(); return await a + b }"),
    ("continuation", "Task { await deep() }", "func deep() async { await withCheckedContinuation { c in Task { await self.deep(); c.resume() } } }"),
    ("rethrows", "try? deep { }\n---\nfunc deep(_ f: () throws -> Void) rethrows { try deep { try f() } }", ""),
    ("autoclosure", "print(deep(1))\n---\nfunc deep(_ n: @autoclosure () -> Int) -> Int { deep(n() + 1) }", ""),
    ("operator", "print(-Loop())\n---\nstruct Loop { static prefix func - (l: Loop) -> Loop { -l } }", ""),
    ("literal", "let l: Loop = 1; print(l)\n---\nstruct Loop: ExpressibleByIntegerLiteral { init(integerLiteral n: Int) { self = 2 } }", ""),
    ("interpolation", 'print("\\(Loop())")\n---\nstruct Loop { }\nextension String.StringInterpolation { mutating func appendInterpolation(_ l: Loop) { appendLiteral("\\(l)") } }', ""),
    ("generic-growth", "deep(1)\n---\nfunc deep<T>(_ x: T) { deep([x]) }", ""),
    ("generic-pairs", "deep(1)\n---\nfunc deep<T>(_ x: T) { deep((x, x)) }", ""),
    ("expressible-recursion", "print(Loop(rawValue: 1) as Any)\n---\nenum Loop: RawRepresentable { case a; init?(rawValue: Int) { self.init(rawValue: rawValue + 1) }; var rawValue: Int { 1 } }", ""),
    ("predicate-block", "print(deep())", "func deep() -> Bool { NSPredicate { _, _ in self.deep() }.evaluate(with: nil) }"),
    ("comparator", "print(deep())", "func deep() -> Int { (NSArray(array: [2, 1]).sortedArray { _, _ in self.deep() > 0 ? .orderedSame : .orderedSame }).count }"),
    ("enumeration", "deep()", "func deep() { NSArray(array: [1]).enumerateObjects { _, _, _ in self.deep() } }"),
    ("undo", "let u = UndoManager(); func deep() { u.registerUndo(withTarget: self) { _ in deep(); u.undo() } }; deep(); u.undo()", ""),
]


def source(name, number, text):
    return f"source/{name}/{number}", text


def lines(count, make):
    return "\n".join(make(i) for i in range(count))


def written():
    """Source that is nested or long: the cases' names and their texts."""
    for n in (200, 300, 5_000, 30_000):
        yield source("brackets", n, "let x = " + "(" * n + "1" + ")" * n)
        yield source("arrays", n, "let x: Any = " + "[" * n + "1" + "]" * n)
        yield source("array-types", n, "let x: " + "[" * n + "Int" + "]" * n + " = []")
        yield source("generic-types", n, "let x: " + "Set<" * n + "Int" + ">" * n + " = []")
        yield source("optionals", n, "let x: Int" + "?" * n + " = 1\nprint(x as Any)")
        yield source("unwraps", n, "let x: Int? = 1\nprint(x" + "!" * n + ")")
        yield source("closures", n, "let x = " + "{ " * n + "1" + " }" * n)
        yield source("closures-called", n, "let x = " + "{ " * n + "1" + " }()" * n)
        yield source("blocks", n, "do { " * n + "print(1)" + " }" * n)
        yield source("ifs", n, "if true { " * n + "print(1)" + " }" * n)
        yield source("else-ifs", n, "let x = 1\nif x == 0 { }" + " else if x == 0 { }" * n)
        yield source("functions", n, lines(n, lambda i: f"func f{i}() {{") + "\n" + "}" * n)
        yield source("types", n, lines(n, lambda i: f"struct S{i} {{") + "\n" + "}" * n)
        yield source("conditions", n, "let x = " + "true ? 1 : " * n + "2\nprint(x)")
        yield source("sums", n, "let x = " + "1 + " * n + "1\nprint(x)")
        yield source("sums-of-texts", n, 'let x = ' + '"a" + ' * n + '"b"\nprint(x.count)')
        yield source("minuses", n, "let x = " + "-" * n + "1\nprint(x)")
        yield source("nots", n, "let x = " + "!" * n + "true\nprint(x)")
        yield source("minuses-apart", n, "let x = " + "-(" * n + "1" + ")" * n)
        yield source("emoji-operators", n, "infix operator 🐶\nfunc 🐶 (a: Int, b: Int) -> Int { a }\nlet x = " + "1 🐶 " * n + "1\nprint(x)")
        yield source("interpolations", n, 'let x = ' + '"\\(' * n + "1" + ')"' * n)
        yield source("members", n, "final class A { var a: A { self } }\nlet x = A()" + ".a" * n)
        yield source("optional-members", n, "final class A { var a: A? { self } }\nlet x: A? = A()\nprint(x" + "?.a" * n + " as Any)")
        yield source("calls", n, "struct A { func f() -> A { self } }\nlet x = A()" + ".f()" * n)
        yield source("calls-in-calls", n, "func f(_ n: Int) -> Int { n }\nprint(" + "f(" * n + "1" + ")" * n + ")")
        yield source("trailing-closures", n, "let x = [1]" + ".map { $0 }" * n)
        yield source("subscripts", n, "let x = a" + "[0]" * n)
        yield source("as-any", n, "let x = 1" + " as Any" * n + "\nprint(x)")
        yield source("is-int", n, "let x = 1" + " is Int" * n + "\nprint(x)")
        yield source("awaits", n, "func f() async -> Int { 1 }\nTask { print(" + "await " * n + "f()) }")
        yield source("tries", n, "func f() throws -> Int { 1 }\nprint(" + "try? " * n + "f() as Any)")
        yield source("ifs-of-compilation", n, "#if true\n" * n + "print(1)\n" + "#endif\n" * n)
        yield source("elseifs-of-compilation", n, "#if false\n" + "#elseif false\n" * n + "#endif\nprint(1)")
        yield source("attributes", n, "struct S { " + "@objc " * n + "var x = 1 }\nprint(S().x)")
        yield source("wrappers", n, "@propertyWrapper struct W<T> { var wrappedValue: T }\nstruct S { " + "@W " * n + "var x = 1 }\nprint(S().x)")
        yield source("availability", n, lines(n, lambda i: "@available(iOS 13, *)") + "\nfunc f() { }\nf()")
        yield source("type-alias-chain", n, "typealias T0 = Int\n" + lines(n, lambda i: f"typealias T{i + 1} = T{i}") + f"\nlet x: T{n} = 1\nprint(x)")
        yield source("type-alias-cycle", n, lines(n, lambda i: f"typealias T{i} = T{(i + 1) % n}") + "\nlet x: T0 = 1\nprint(x)")
        yield source("protocol-chain", n, "protocol P0 { }\n" + lines(n, lambda i: f"protocol P{i + 1}: P{i} {{ }}") + f"\nstruct S: P{n} {{ }}\nprint(S() is P0)")
        yield source("protocol-cycle", n, lines(n, lambda i: f"protocol P{i}: P{(i + 1) % n} {{ }}") + "\nstruct S: P0 { }\nprint(S())")
        yield source("class-chain", n, "class C0 { func f() -> Int { 1 } }\n" + lines(n, lambda i: f"class C{i + 1}: C{i} {{ override func f() -> Int {{ super.f() }} }}") + f"\nprint(C{n}().f())")
        yield source("class-cycle", n, lines(n, lambda i: f"class C{i}: C{(i + 1) % n} {{ }}") + "\nprint(C0())")
        yield source("view-cycle", n, "import UIKit\n" + lines(n, lambda i: f"class C{i}: C{(i + 1) % n} {{ override func viewDidLoad() {{ super.viewDidLoad() }} }}"))
        yield source("enum-raw-cycle", n, lines(n, lambda i: f"enum E{i}: E{(i + 1) % n} {{ case a }}") + "\nprint(E0.a)")
        yield source("struct-chain", n, "struct S0 { var x = 1 }\n" + lines(n, lambda i: f"struct S{i + 1} {{ var s = S{i}() }}") + f"\nprint(S{n}())")
        yield source("extensions", n, "struct S { }\n" + lines(n, lambda i: f"extension S {{ var x{i}: Int {{ {i} }} }}") + "\nprint(S().x0)")
        yield source("else-of-guards", n, "func f(_ x: Int?) {\n" + "guard let x else { return }\n" * n + "print(x)\n}\nf(1)")
        yield source("cases", n, "enum E { " + " ".join(f"case c{i}" for i in range(n)) + " }\nprint(E.c0)")
        yield source("switch-cases", n, "let x = 1\nswitch x {\n" + lines(n, lambda i: f"case {i}: print({i})") + "\ndefault: break\n}")
        yield source("or-patterns", n, "let x = 1\nswitch x {\ncase " + ", ".join(map(str, range(n))) + ": print(x)\ndefault: break\n}")
        yield source("tuples", n, "let x = " + "(1, " * n + "2" + ")" * n)
        yield source("tuple-patterns", n, "let " + "(a, " * n + "b" + ")" * n + " = 1")
        yield source("parameters", n, "func f(" + ", ".join(f"_ a{i}: Int = 0" for i in range(n)) + ") { }\nf()")
        yield source("variables", n, "let " + ", ".join(f"a{i} = {i}" for i in range(n)) + "\nprint(a0)")
        yield source("literal", n, "let x = [" + "1, " * n + "]\nprint(x.count)")
        yield source("dictionary-literal", n, "let x = [" + ", ".join(f'"{i}": {i}' for i in range(n)) + "]\nprint(x.count)")
        yield source("statements", n, "var x = 0\n" + "x += 1\n" * n + "print(x)")
        yield source("statements-of-one-line", n, "var x = 0\n" + "x += 1;" * n + "print(x)")
        yield source("comments", n, "/*" * n + "*/" * n + "\nprint(1)")
        yield source("raw-strings", n, "let x = " + "#" * n + '"a"' + "#" * n + "\nprint(x)")
        yield source("backticks", n, "`" * n)
        yield source("open-brackets", n, "(" * n)
        yield source("open-angles", n, "let x = a" + "<" * n)
        yield source("open-quotes", n, '"\\(' * n)
        yield source("close-brackets", n, ")}]" * n)
        yield source("compositions", n, "protocol P { }\nlet x: (" + " & ".join(["P"] * n) + ")? = nil\nprint(x as Any)")
        yield source("function-types", n, "let f: (" + "() -> " * n + "Int)? = nil\nprint(f as Any)")
        yield source("some-types", n, "protocol P { }\nfunc f() -> " + "some " * n + "P { fatalError() }")
        yield source("metatypes", n, "let x: Int" + ".Type" * n + " = 1")
        yield source("selfs", n, "print(1" + ".self" * n + ")")
        yield source("key-path", n, "struct S { var s: [S] { [] } }\nlet k = \\S.s" + "[0].s" * n + "\nprint(k)")
        yield source("where-clauses", n, "func f<T>(_ t: T) where " + ", ".join(["T: Equatable"] * n) + " { }\nf(1)")
        yield source("generic-parameters", n, "func f<" + ", ".join(f"T{i}" for i in range(n)) + ">(_ t: T0) { }\nf(1)")
        yield source("labels", n, lines(n, lambda i: f"l{i}: ") + "while false { }")
        yield source("defers", n, "func f() { " + "defer { " * n + "print(1)" + " }" * n + " }\nf()")
        yield source("result-builder", n, "@resultBuilder struct B { static func buildBlock(_ x: Int...) -> Int { x.count } }\nfunc f(@B _ b: () -> Int) -> Int { b() }\nprint(f { " + "1\n" * n + "})")
        yield source("mixed", n, "let x = " + "([{ " * n + "1" + " }])" * n)
    for n in (10, 26, 40, 120):
        yield source("aliases-that-double", n, "typealias T0 = Int\n" + lines(n, lambda i: f"typealias T{i + 1} = (T{i}, T{i})") + f"\nlet x: T{n}? = nil\nprint(x as Any)")
        yield source("generics-that-double", n, "struct P<A, B> { var a: A?; var b: B? }\ntypealias T0 = Int\n" + lines(n, lambda i: f"typealias T{i + 1} = P<T{i}, T{i}>") + f"\nlet x: T{n}? = nil\nprint(x as Any)")
        yield source("structs-that-double", n, "struct S0 { var x = 1 }\n" + lines(n, lambda i: f"struct S{i + 1} {{ var a = S{i}(); var b = S{i}() }}") + f"\nlet x: S{n}? = nil\nprint(x as Any, S{n}.self)")
        yield source("values-that-double", n, "struct S0 { var x = 1 }\n" + lines(n, lambda i: f"struct S{i + 1} {{ var a = S{i}(); var b = S{i}() }}") + f"\nprint(S{n}().a.b)")
        yield source("protocols-that-double", n, "protocol P0 { }\nprotocol Q0 { }\n" + lines(n, lambda i: f"protocol P{i + 1}: P{i}, Q{i} {{ }}\nprotocol Q{i + 1}: P{i}, Q{i} {{ }}") + f"\nstruct S: P{n} {{ }}\nprint(S() is Q0)")
        yield source("closures-that-double", n, "let f0 = { (x: Int) in x }\n" + lines(n, lambda i: f"let f{i + 1} = {{ (x: Int) in f{i}(f{i}(x)) }}") + f"\nprint(f{n}(1))")
        yield source("functions-that-double", n, "func f0() -> Int { 1 }\n" + lines(n, lambda i: f"func f{i + 1}() -> Int {{ f{i}() + f{i}() }}") + f"\nprint(f{n}())")
        yield source("literals-in-sums", n, "let x: Double = " + " + ".join(["1", "2.0", "(3 * -4)"] * n) + "\nprint(x)")
        yield source("overloads-in-calls", n, "func f(_ x: Int) -> Int { x }\nfunc f(_ x: Double) -> Double { x }\nfunc f(_ x: String) -> String { x }\nlet x = " + "f(" * n + "1" + ")" * n)
        yield source("overloads-by-result", n, "func f(_ x: Int) -> Int { x }\nfunc f(_ x: Int) -> Double { 1 }\nfunc f(_ x: Double) -> Int { 1 }\nfunc f(_ x: Double) -> Double { x }\nlet x: Double = " + "f(" * n + "1" + ")" * n)
        yield source("closures-without-types", n, "let x = [1]" + ".map { $0 + 1 }.reduce(0) { $0 + $1 }" + ".words.map { $0 }" * n)
        yield source("ternaries-of-literals", n, "let x: Double? = " + "true ? 1 : (false ? nil : " * n + "2.0" + ")" * n)
        yield source("enum-payloads", n, "indirect enum E { case a(E, E); case b }\nlet x = " + "E.a(.b, " * n + ".b" + ")" * n)
        yield source("implicit-members", n, "indirect enum E { case a(E, E); case b }\nlet x: E = " + ".a(.b, " * n + ".b" + ")" * n)
        yield source("nil-coalescing", n, "let a: Int? = nil\nlet x = " + "a ?? " * n + "1\nprint(x)")
        yield source("casts-that-nest", n, "let x = " + "(" * n + "1" + " as Any) as? Int)" .replace(")", "", 1) * n)
        yield source("subscripts-unknown", n, "let x = unknown" + "[0]" * n + "\nprint(x)")
        yield source("subscripts-of-arrays", n, "let a = [[[[1]]]]\nlet x = a" + "[0]" * n + "\nprint(x)")
    for n in (400, 2_000):
        yield source("overloaded-subscripts", n, "struct S {\n" + lines(n, lambda i: f"struct T{i} {{ }}\nsubscript(x: T{i}) -> Int {{ {i} }}") + f"\n}}\nprint(S()[S.T{n - 1}()])")
        yield source("overloaded-functions", n, lines(n, lambda i: f"struct T{i} {{ }}\nfunc f(_ x: T{i}) -> Int {{ {i} }}") + f"\nprint(f(T{n - 1}()))")
        yield source("overloaded-operators", n, lines(n, lambda i: f"struct T{i} {{ }}\nfunc + (a: T{i}, b: T{i}) -> Int {{ {i} }}") + "\nprint(" + " + ".join(["1"] * 100) + f", T{n - 1}() + T{n - 1}())")
        yield source("overloaded-initialisers", n, "struct S {\n" + lines(n, lambda i: f"init(a{i}: Int) {{ }}") + f"\n}}\nprint(S(a{n - 1}: 1))")
        yield source("operators", n, lines(n, lambda i: f"infix operator {'+' * (i % 60 + 2)}{'*' * (i // 60)}") + "\nprint(1)")
        yield source("precedence-groups", n, "precedencegroup G0 { }\n" + lines(n, lambda i: f"precedencegroup G{i + 1} {{ higherThan: G{i} }}") + f"\ninfix operator +++: G{n}\nfunc +++ (a: Int, b: Int) -> Int {{ a }}\nprint(1 +++ 2 + 3)")
        yield source("precedence-cycle", n, lines(n, lambda i: f"precedencegroup G{i} {{ higherThan: G{(i + 1) % n} }}") + "\ninfix operator +++: G0\nfunc +++ (a: Int, b: Int) -> Int { a }\nprint(1 +++ 2 + 3)")
        yield source("associated-types", n, "protocol P { associatedtype A: P }\nfunc f<T: P>(_ t: T.A" + ".A" * n + ") { }")
        yield source("default-conformances", n, "protocol P { var x: Int { get } }\n" + lines(n, lambda i: f"extension P where Self: Q{i} {{ var x: Int {{ {i} }} }}\nprotocol Q{i} {{ }}") + f"\nstruct S: P, Q{n - 1} {{ }}\nprint(S().x)")
        yield source("conditional-conformances", n, "protocol P { }\nextension Int: P { }\nextension Array: P where Element: P { }\nlet x: Any = " + "[" * n + "1" + "]" * n + "\nprint(x is any P)")
        yield source("word-of-a-megabyte", n, "let " + "a" * n * 500 + " = 1")
        yield source("text-of-a-megabyte", n, 'let x = "' + "a" * n * 500 + '"\nprint(x.count)')
        yield source("number-of-digits", n, "let x = " + "9" * n * 50 + "\nprint(x)\nlet y = 1." + "9" * n * 50 + "\nprint(y)")
    for n in (2, 3):
        yield source("small-class-cycle", n, lines(n, lambda i: f"class C{i}: C{(i + 1) % n} {{ }}") + "\nprint(C0())")
        yield source("small-alias-cycle", n, lines(n, lambda i: f"typealias T{i} = T{(i + 1) % n}") + "\nlet x: T0 = 1\nprint(x)")
        yield source("small-protocol-cycle", n, lines(n, lambda i: f"protocol P{i}: P{(i + 1) % n} {{ }}") + "\nstruct S: P0 { }\nprint(S() as any P1)")
        yield source("small-struct-cycle", n, lines(n, lambda i: f"struct S{i} {{ var s: S{(i + 1) % n}? }}") + "\nprint(S0(s: nil))")
        yield source("small-struct-cycle-that-makes", n, lines(n, lambda i: f"struct S{i} {{ var s = S{(i + 1) % n}() }}") + "\nprint(S0())")
        yield source("small-enum-cycle", n, lines(n, lambda i: f"enum E{i} {{ case a(E{(i + 1) % n}); case b }}") + "\nprint(E0.a(.b))")
        yield source("small-type-of-a-member-cycle", n, lines(n, lambda i: f"let x{i} = x{(i + 1) % n}") + "\nprint(x0)")
        yield source("small-inferred-cycle", n, "struct S {\n" + lines(n, lambda i: f"var x{i} = x{(i + 1) % n}") + "\n}\nprint(S())")
        yield source("small-default-cycle", n, lines(n, lambda i: f"func f{i}(_ n: Int = f{(i + 1) % n}()) -> Int {{ n }}") + "\nprint(f0())")
        yield source("small-import-cycle", n, "@_exported import Trial\nimport Trial\nprint(1)")
        yield source("small-associated-cycle", n, "protocol P { associatedtype A }\nstruct S: P { typealias A = S.A }\nlet x: S.A = 1\nprint(x)")
        yield source("small-extension-cycle", n, "extension A.B { struct A { } }\nextension B.A { struct B { } }\nstruct A { typealias B = B.A }\nprint(A())")


# What killed the tool once: the smallest forms, whole programs.
CRASHES = [
    ("deinit-named-print", 'final class print { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }\nprint("removed")'),
    ("deinit-with-arguments", 'final class Q { let n: Int; init(_ n: Int) { self.n = n }; deinit { Q("-", n) } }\nQ("removed")'),
    ("deinit-makes-one", "final class Q { init() {}; deinit { Q() } }\n_ = Q()"),
    ("deinit-makes-one-caught", "final class Q { deinit { _ = Q() } }\n_ = Q()"),
    ("deinit-and-the-unknown", "final class Q { let n: Int; init(_ n: Int) { self.n = n }; deinit { Q(1) } }\nvar x: Unknown = Unknown()\nprint(x.n as Q)"),
    ("deinit-of-a-screen", 'final class Screen: PlayerDelegate { let player = Player(); init() { player.delegate = self; player.onEnd = { [weak self] in self?.log.append($0) } }; deinit { Screen("screen gone", log) } }\ndo { let s = Screen(); p.delegate = s }'),
    ("iterator-without-next", "struct S: Sequence, IteratorProtocol { mutating func down() -> Int? { nil } }\nfor x in S() { print(x) }"),
    ("iterator-without-anything", "struct S: Sequence, IteratorProtocol {}\nfor x in S() { print(x) }\nprint(S().map { $0 }, Array(S()))"),
    ("iterator-of-itself", "struct S: Sequence { func makeIterator() -> S { self } }\nfor x in S() { print(x) }"),
    *[(f"formatter-of-{name or 'nowhere'}", f'import Foundation\nlet f = NumberFormatter()\nf.locale = Locale(identifier: "{name}")\nprint(f.currencyCode as Any, f.currencySymbol as Any)')
      for name in ["", "en", "de", "fr", "zh-Hans", "en_US_POSIX", "xx", "a" * 10_000]],
    ("super-number", "let a = 1, b = super.5"),
    ("tuple-index-set", "for t in things {\n}\nstruct Holder { var item: (Shape & Named)?; weak var del: (AnyObject & Named)? }\nvar h = Holder(item: Sq(s: 4), del: n); h.3 = nil"),
    ("tuple-index-huge", "let x = (1, 2)\nprint(x.3000000000, x.99999999999999999999, x.9223372036854775807)"),
    ("tuple-index-of-none", "import UIKit\nlet view = UIView()\nvar x = 1\nprint(x.3000000000)\nview.9223372036854775807 = x\nx.0 = 1"),
    ("tuple-index-in-a-controller", "import UIKit\nfinal class A: UIViewController { override func viewDidLoad() { super.5; view.9223372036854775807 = view; view.3000000000.a = 1 } }"),
    ("parameter-huge", "let f = { $9223372036854775807 }\nprint(f(1))"),
    ("parameter-large", "let f = { $100000000 }\nprint(f(1))"),
    ("parameter-too-huge", "let f = { $99999999999999999999999 }\nprint(f(1))\nprint([1].map { $255 })"),
    ("class-subscript-overridden", "final class Sub: Base {\n    override class subscript(name: String) -> String {\n    }\n}\nSub[\"x\"] = \"one\""),
    ("super-subscript-in-a-getter", 'class Shelf {\n    subscript(key: String) -> Int {\n    }\n}\nclass CountingShelf: Shelf {\n    override subscript(key: String) -> Int {\n        get {\n            super[key] = newValue * 2\n        }\n    }\n}\nlet shelf = CountingShelf()\nprint(shelf["a"], shelf["b"], shelf["c"], shelf[1], shelf.reads, shelf.writes)'),
    ("super-subscript-set", "class A { subscript(k: Int) -> Int { get { 1 } set { } } }\nclass B: A { override subscript(k: Int) -> Int { get { super[k] = newValue; return 1 } set { super[k] = super[newValue] } } }\nprint(B()[1])\nB()[1] = 2"),
    ("enum-dumped", "indirect enum L { case e; case n(L) }\nvar a = L.e\nfor _ in 0..<30000 { a = .n(a) }\ndump(a)"),
    ("wrappers-in-a-row", "@propertyWrapper struct W<T> { var wrappedValue: T }\nstruct S { " + "@W " * 3_000 + "var x = 1 }\nprint(S())"),
    ("bad-shift", "print(1 << Int.max, 1 >> Int.min, Int8(1) << 200, 1 &<< 65)\nprint(Int.min / -1)"),
    ("bad-range", "print((5...1).count)"),
    ("bad-repeat", 'print(String(repeating: "a", count: -1))'),
]


BOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
 propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc-1">
<scenes>
{scenes}
</scenes>
</document>
"""
BOARD_CODE = 'import UIKit\nfinal class A: UIViewController { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("shown") } }\n'
RECT = '<rect key="frame" x="0.0" y="0.0" width="9" height="9"/>'
# Attributes with a number in them, and the element that has each.
NUMBERS = ["1e30", "-1e30", "nan", "inf", "99999999999999999999", "-9223372036854775809", "1e400", ""]


def container(number, element, relation, *destinations):
    segues = "".join(f'<segue destination="{d}" kind="relationship" relationship="{relation}" id="r-{number}-{i}"/>' for i, d in enumerate(destinations))
    return f'<scene sceneID="sc-{number}"><objects><{element} id="vc-{number}"><connections>{segues}</connections></{element}></objects></scene>'


def scene(number, subviews="", attributes="", view="", beside=""):
    return (f'<scene sceneID="sc-{number}"><objects><viewController id="vc-{number}" customClass="A" sceneMemberID="viewController"{attributes}>'
            f'<view key="view" contentMode="scaleToFill" id="view-{number}"{view}><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
            f'<subviews>{subviews}</subviews></view>{beside}</viewController></objects></scene>')


def embedding(number, *destinations):
    return scene(number, "".join(
        f'<containerView id="box-{number}-{i}">{RECT}<connections><segue destination="{d}" kind="embed" id="e-{number}-{i}"/></connections></containerView>'
        for i, d in enumerate(destinations)))


def boards():
    """Storyboards: the cases' names and the scenes."""
    yield "own-root", container(1, "navigationController", "rootViewController", "vc-1")
    yield "tabs-in-each-other", container(1, "tabBarController", "viewControllers", "vc-2", "vc-2") + container(2, "tabBarController", "viewControllers", "vc-1", "vc-1")
    yield "tabs-that-double", "".join(container(i, "tabBarController", "viewControllers", f"vc-{i + 1}", f"vc-{i + 1}") for i in range(1, 41)) + scene(41)
    yield "embeds-itself", embedding(1, "vc-1")
    yield "embed-each-other", embedding(1, "vc-2") + embedding(2, "vc-1")
    yield "embeds-that-double", "".join(embedding(i, f"vc-{i + 1}", f"vc-{i + 1}") for i in range(1, 41)) + scene(41)
    for n in (500, 5_000):
        yield f"embed-chain-{n}", "".join(embedding(i, f"vc-{i + 1}") for i in range(1, n)) + scene(n)
        yield f"root-chain-{n}", "".join(container(i, "navigationController", "rootViewController", f"vc-{i + 1}") for i in range(1, n)) + scene(n)
    for n in (100, 200, 5_000, 60_000):
        yield f"views-{n}", scene(1, "".join(f'<view id="n-{i}">{RECT}<subviews>' for i in range(n)) + "</subviews></view>" * n)
        yield f"elements-{n}", scene(1, "<a>" * n + "</a>" * n)
        yield f"stack-views-{n}", scene(1, "".join(f'<stackView id="n-{i}">{RECT}<subviews>' for i in range(n)) + "</subviews></stackView>" * n)
    yield "views-beside-200000", scene(1, "".join(f'<view id="n-{i}">{RECT}</view>' for i in range(200_000)))
    yield "attributes-200000", scene(1, "<view id=\"n\" " + " ".join(f'a{i}="1"' for i in range(200_000)) + f">{RECT}</view>")
    yield "class-name-5-MB", scene(1, f'<view id="n" customClass="{"A" * 5_000_000}">{RECT}</view>')
    yield "text-5-MB", scene(1, f'<label id="n" text="{"some words " * 450_000}" numberOfLines="0">{RECT}</label>')
    yield "same-id", scene(1, f'<view id="n">{RECT}</view>' * 5_000)
    yield "constraints-20000", scene(1, beside="").replace("</subviews>", f'<view id="n">{RECT}</view></subviews><constraints>' + "".join(
        f'<constraint firstItem="n" firstAttribute="leading" secondItem="view-1" secondAttribute="leading" constant="{i}" id="c-{i}"/>' for i in range(20_000)) + "</constraints>")
    yield "segue-to-itself", scene(1, beside='<connections><segue destination="vc-1" kind="presentation" identifier="a" id="s"/></connections>')
    yield "attributes-at-run-time", scene(1, beside="<userDefinedRuntimeAttributes>" + '<userDefinedRuntimeAttribute type="number" keyPath="view.view.view.tag"><integer key="value" value="1e30"/></userDefinedRuntimeAttribute>' * 2_000 + "</userDefinedRuntimeAttributes>")
    yield "referencing-itself", container(1, "navigationController", "rootViewController", "vc-2") + '<scene sceneID="sc-2"><objects><viewControllerPlaceholder storyboardName="Main" id="vc-2"/></objects></scene>'
    for number in NUMBERS:
        name = number or "nothing"
        yield f"tag-{name}", scene(1, f'<view id="n" tag="{number}">{RECT}</view>')
        yield f"lines-{name}", scene(1, f'<label id="n" text="a" numberOfLines="{number}" preferredMaxLayoutWidth="{number}">{RECT}</label>')
        yield f"frame-{name}", scene(1, f'<view id="n" alpha="{number}"><rect key="frame" x="{number}" y="{number}" width="{number}" height="{number}"/></view>')
        yield f"pages-{name}", scene(1, f'<pageControl id="n" numberOfPages="{number}" currentPage="{number}">{RECT}</pageControl>'
                                     f'<slider id="m" value="{number}" minValue="{number}" maxValue="{number}">{RECT}</slider>'
                                     f'<stepper id="o" value="{number}" stepValue="{number}" maximumValue="{number}">{RECT}</stepper>')
        yield f"segments-{name}", scene(1, f'<segmentedControl id="n" selectedSegmentIndex="{number}">{RECT}<segments><segment title="a" width="{number}"/></segments></segmentedControl>')
        yield f"table-{name}", scene(1, f'<tableView id="n" rowHeight="{number}" sectionHeaderHeight="{number}" estimatedRowHeight="{number}">{RECT}</tableView>')
        yield f"stack-{name}", scene(1, f'<stackView id="n" spacing="{number}">{RECT}<subviews><view id="m">{RECT}</view></subviews></stackView>')
        yield f"font-{name}", scene(1, f'<label id="n" text="a">{RECT}<fontDescription key="fontDescription" type="system" pointSize="{number}"/><color key="textColor" red="{number}" green="{number}" blue="0" alpha="{number}" colorSpace="custom" customColorSpace="sRGB"/></label>')
        yield f"constraint-{name}", scene(1).replace("</subviews>", f'<view id="n">{RECT}</view></subviews><constraints><constraint firstItem="n" firstAttribute="width" constant="{number}" multiplier="{number}" priority="{number}" id="c"/></constraints>')


TAPPED = controller("let b = UIButton(type: .system); b.setTitle(\"Go\", for: .normal); b.frame = CGRect(x: 20, y: 200, width: 100, height: 44); view.addSubview(b)")
TICKING = controller("Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in self.count += 1 }", members="var count = 0")
LINKED = controller("CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)", members="var count = 0\n    @objc func tick() { count += 1 }")
PULSING = controller("UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) { self.view.alpha = 0 }")


def scenarios():
    """Steps that are many or long: the cases' names, the program, and the scenario."""
    for time in ["1e18", "inf", "1e400", "nan", "-1", "-inf", "1e6", "1e7", "86400", "86401", "0x1p+70", "9" * 400]:
        name = time if len(time) < 20 else "400-digits"
        yield f"wait-{name}", TAPPED, f"wait {time}"
        yield f"at-{name}", TAPPED, f"at {time} back"
        yield f"press-{name}", TAPPED, f"press Go {time}"
        yield f"drag-{name}", TAPPED, f"drag Go {time} {time}"
        yield f"resize-{name}", TAPPED, f"resize {time}x{time}"
        yield f"swipe-{name}", TAPPED, f"swipe-back {time} finish"
        yield f"tab-{name}", TAPPED, f"tab {time}"
    for name, program in [("ticking", TICKING), ("linked", LINKED), ("pulsing", PULSING)]:
        yield f"a-day-{name}", program, "wait 86400"
        yield f"steps-that-wait-{name}", program, "wait 86\n" * 1_000
    yield "lines-100000", TAPPED, "back\n" * 100_000
    yield "taps-1000", TAPPED, "tap Go\n" * 1_000
    yield "rotations-1000", TAPPED, "rotate landscapeLeft\nrotate portrait\n" * 500
    yield "resizes-1000", TAPPED, "resize 500x500\nresize 400x900\n" * 500
    yield "covers-1000", TAPPED, "cover sheet\n" * 1_000
    yield "pushes-1000", TAPPED, "cover push\n" * 1_000
    yield "roots-1000", TAPPED, "replace-root\n" * 1_000
    yield "words-100000", TAPPED, "tap " + "a " * 100_000
    yield "name-of-a-megabyte", TAPPED, "tap " + "a" * 1_000_000
    yield "quotes-of-a-megabyte", TAPPED, 'tap "' + '\\"' * 500_000
    yield "text-of-a-megabyte", TAPPED, 'type Go "' + "a" * 1_000_000 + '"'
    yield "spaces-of-a-megabyte", TAPPED, " " * 1_000_000 + "back"
    yield "comments-100000", TAPPED, "# nothing\n" * 100_000
    yield "call-of-a-long-name", TAPPED, "call " + "A." * 50_000 + "b"
    yield "key-of-many-parts", TAPPED, "key " + "cmd+" * 50_000 + "n"


LESSON = """---
id: "01"
title: Trial
minutes: 1
claims: []
goals:
  - Try
---

## A page

```stage
scene: Scene.swift
ask: mend
words: ["ProfileController"]
```

Words.
"""
QUESTIONS = """## mend

```yaml
kind: fix
file: Scene.swift
solution: Better.swift
```

Make it better.

```swift expect
view.backgroundColor == .red
```

Hints:

1. What is the view's colour?
2. Give it one.
"""
LESSON_SCENE = "import UIKit\n\nfinal class ProfileController: UIViewController {\n    override func viewDidLoad() { super.viewDidLoad() }\n}\n"


def pack(lesson=LESSON, questions=QUESTIONS, scene=LESSON_SCENE, course="title: Trial\nchapters:\n  - title: One\n    lessons: [01-trial]\n", claims="claims: []\n"):
    better = LESSON_SCENE.replace("super.viewDidLoad()", "view.backgroundColor = .red")
    return {"Course.yaml": course, "Claims.yaml": claims, "01-trial/Lesson.md": lesson, "01-trial/Questions.md": questions,
            "01-trial/Scene.swift": scene, "01-trial/Better.swift": better}


def lessons():
    """Packs of lessons that want too much: the cases' names and their files."""
    def words(text):
        return pack(LESSON.replace("Words.", text))

    yield "sound", pack()
    for n in (10_000, 50_000, 200_000):
        yield f"yaml-keys-{n}", pack(LESSON.replace("minutes: 1", "minutes: 1\n" + "\n".join(f"k{i}: 1" for i in range(n))))
        yield f"yaml-keys-of-a-stage-{n}", pack(LESSON.replace("ask: mend", "ask: mend\n" + "\n".join(f"k{i}: 1" for i in range(n))))
        yield f"yaml-keys-of-a-question-{n}", pack(questions=QUESTIONS.replace("kind: fix", "kind: fix\n" + "\n".join(f"k{i}: 1" for i in range(n))))
    for mark, name in [(">", "quotes"), ("> ", "quotes-apart"), ("- ", "lists"), ("*", "stars"), ("_", "lines"), ("[", "brackets"), ("![", "images"),
                       ("`", "ticks"), ("<", "angles"), ("#", "hashes"), ("1. ", "numbers"), ("\\", "backslashes"), ("&#27;", "entities"), ("a **b ", "emphasis"), ("[a](", "links")]:
        yield f"markdown-{name}", words(mark * 30_000 + "a")
    yield "markdown-nested-lists", words("\n".join(" " * 2 * i + "- a" for i in range(2_000)))
    yield "markdown-paragraphs", words("Words.\n\n" * 50_000)
    yield "markdown-line", words("word " * 200_000)
    yield "markdown-references", words("\n".join(f"[a{i}]: b" for i in range(30_000)) + "\n\n" + "[a0][a1] " * 5_000)
    yield "markdown-table", words("|a" * 20_000 + "|\n" + "|-" * 20_000 + "|\n")
    yield "pages", pack(LESSON + "".join(f"\n## Page {i}\n\nWords.\n" for i in range(5_000)))
    yield "yaml-same-keys", pack(LESSON.replace("minutes: 1", "minutes: 1\n" * 20_000))
    yield "yaml-goals", pack(LESSON.replace("  - Try", "\n".join(f"  - Try {i}" for i in range(100_000))))
    yield "yaml-brackets", pack(LESSON.replace("claims: []", "claims: " + "[" * 30_000 + "]" * 30_000))
    yield "yaml-braces", pack(LESSON.replace("claims: []", "claims: " + "{a: " * 30_000 + "}" * 30_000))
    yield "yaml-indents", pack(LESSON.replace("minutes: 1", "minutes:\n" + "\n".join(" " * (i + 1) + "a:" for i in range(2_000))))
    yield "yaml-aliases", pack(LESSON.replace("minutes: 1", "a0: &a0 [x, x]\n" + "\n".join(f"a{i + 1}: &a{i + 1} [*a{i}, *a{i}]" for i in range(60)) + "\nminutes: *a60"))
    yield "yaml-alias-of-itself", pack(LESSON.replace("minutes: 1", "minutes: &a [*a]"))
    yield "yaml-chapters", pack(course="title: Trial\nchapters:\n" + "".join(f"  - title: C{i}\n    lessons: [01-trial]\n" for i in range(20_000)))
    yield "yaml-claims", pack(claims="claims:\n" + "".join(f"  - id: C{i}\n    text: a\n" for i in range(50_000)))
    yield "yaml-number", pack(LESSON.replace("minutes: 1", "minutes: 1e400"))
    yield "yaml-digits", pack(LESSON.replace("minutes: 1", "minutes: " + "9" * 100_000))
    for time in ["1e18", "inf", "86400", "nan"]:
        yield f"do-wait-{time}", pack(LESSON.replace("ask: mend", f"do: [wait {time}]\nask: mend"))
    yield "do-40000-steps", pack(LESSON.replace("ask: mend", "do: [" + ", ".join(["background"] * 40_000) + "]\nask: mend"))
    yield "do-a-day-of-ticks", pack(LESSON.replace("ask: mend", "do: [wait 86400]\nask: mend"), scene=TICKING)
    yield "scene-endless", pack(scene=controller("while true { }"))
    yield "scene-deep", pack(scene=controller("let x = " + "(" * 30_000 + "1" + ")" * 30_000))
    yield "solution-endless", dict(pack(), **{"01-trial/Better.swift": controller("while true { let a = [3, 1, 2].sorted(); _ = a }")})
    yield "questions-2000", pack(questions="\n".join(QUESTIONS.replace("## mend", f"## mend{i}") for i in range(2_000)))
    yield "expect-deep", pack(questions=QUESTIONS.replace("view.backgroundColor ==", "(" * 30_000 + "view.backgroundColor" + ")" * 30_000 + " =="))
    yield "expect-endless", pack(questions=QUESTIONS.replace("view.backgroundColor == .red", "{ while true { } ; return true }()"))


def cases():
    """Each case's name, its files, and the words of the command line."""
    trace = ["trace", "Trial.swift"]
    for name, counts, text in BUILT:
        inside, outside = parted(text)
        for count in counts:
            yield f"depth/{name}/{count}", {"Trial.swift": controller(inside.replace("@", str(count)), outside)}, trace
    for name, text, members in REENTRANT:
        inside, outside = parted(text)
        yield f"reentrant/{name}", {"Trial.swift": controller(inside, outside, members)}, trace
    for name, text in written():
        yield name, {"Trial.swift": text + "\n"}, trace
    for name, text in CRASHES:
        yield f"crash/{name}", {"Trial.swift": text + "\n"}, trace
    for name, scenes in boards():
        yield f"board/{name}", {"App/Main.storyboard": BOARD.format(scenes=scenes), "App/A.swift": BOARD_CODE}, ["trace", "App"]
    for name, program, steps in scenarios():
        yield f"scenario/{name}", {"Trial.swift": program, "steps.txt": steps + "\n"}, trace + ["--scenario", "steps.txt"]
    for name, files in lessons():
        files = {f"Pack/{path}": text for path, text in files.items()}
        yield f"lesson/{name}", files, ["lessons", "validate", "--lessons", "Pack"]
    files = {f"Pack/{path}": text for path, text in pack(LESSON.replace("Words.", ">" * 30_000)).items()}
    yield "lesson/shown-plain", files, ["lesson", "01", "--plain", "--lessons", "Pack"]
