class View { var frame = Rect() { didSet { if frame != oldValue { setNeedsLayout() } } }; private(set) var subviews: [View] = []; weak var superview: View?; var needsLayout = true; var alpha = 1.0; var isHidden = false; var color: Color = .clear; let name: String
    init(_ name: String = "view", frame: Rect = .zero) { self.name = name; self.frame = frame }
    func addSubview(_ v: View) { v.willMove(to: self); v.superview?.subviews.removeAll { $0 === v }; subviews.append(v); v.superview = self; v.didMove() }
    func removeFromSuperview() { superview?.subviews.removeAll { $0 === self }; superview = nil }
    func willMove(to v: View?) { print(name, "will move to", v?.name ?? "nil") }; func didMove() {}
    func setNeedsLayout() { needsLayout = true }; func layoutSubviews() {}; final func layoutIfNeeded() { if needsLayout { needsLayout = false; layoutSubviews() }; subviews.forEach { $0.layoutIfNeeded() } }
    func hit(_ x: Double, _ y: Double) -> View? { guard !isHidden, alpha > 0.01, frame.contains(x, y) else { return nil }; for v in subviews.reversed() { if let h = v.hit(x - frame.x, y - frame.y) { return h } }; return self }
    deinit { print(name, "deinit") } }
struct Rect: Equatable { var x = 0.0, y = 0.0, w = 0.0, h = 0.0; static let zero = Rect(); func inset(_ d: Double) -> Rect { Rect(x: x + d, y: y + d, w: w - 2 * d, h: h - 2 * d) }; func contains(_ px: Double, _ py: Double) -> Bool { px >= x && px < x + w && py >= y && py < y + h }; var mid: (x: Double, y: Double) { (x + w / 2, y + h / 2) } }
enum Color { case clear, red, custom(r: Int, g: Int) }
final class Card: View { private let title = View("title"); private lazy var badge: View = { let b = View("badge"); b.color = .custom(r: 1, g: 2); addSubview(b); return b }(); var onTap: (() -> Void)?; var count = 0 { didSet { badge.isHidden = count == 0; setNeedsLayout() } }
    override init(_ name: String, frame: Rect = .zero) { super.init(name, frame: frame); addSubview(title) }
    override func layoutSubviews() { super.layoutSubviews(); title.frame = frame.inset(4); badge.frame = Rect(x: frame.w - 10, y: 0, w: 10, h: 10); print("layout", name, title.frame.w, badge.isHidden) } }
class Controller { lazy var view: View = { loadView() }(); var children: [Controller] = []; private(set) var loaded = false; func loadView() -> View { loaded = true; return View("root", frame: Rect(w: 100, h: 200)) }; func viewDidLoad() {}; func start() -> Self { _ = view; viewDidLoad(); return self }; deinit { print("controller deinit") } }
final class Home: Controller { let card = Card("card", frame: Rect(x: 10, y: 10, w: 50, h: 40)); override func viewDidLoad() { super.viewDidLoad(); view.addSubview(card); card.onTap = { [unowned self] in card.count += 1; view.layoutIfNeeded() }; view.color = .red } }
do { let home = Home().start(); home.view.layoutIfNeeded(); home.card.onTap?(); home.card.onTap?(); print(home.card.count, home.view.subviews.map(\.name), home.card.subviews.map(\.name)); print(home.view.hit(15, 15)?.name ?? "none", home.view.hit(500, 1)?.name ?? "none"); home.card.frame.x += 5; home.card.frame.w *= 2; print(home.card.frame.mid, home.card.needsLayout)
  if case .custom(let r, _) = home.card.subviews[1].color { print("r", r) }; home.card.removeFromSuperview(); print(home.view.subviews.isEmpty, home.loaded) }
func animate(_ d: Double, delay: Double = 0, _ body: () -> Void, completion: ((Bool) -> Void)? = nil) { print("animate", d, delay); body(); completion?(true) }
let box = View("box"); animate(0.3) { box.alpha = 0 }; animate(0.5, delay: 1, { box.alpha = 0.5 }) { done in print("done", done, box.alpha) }
print([View("a"), View("b")].map { $0.name }.joined())
