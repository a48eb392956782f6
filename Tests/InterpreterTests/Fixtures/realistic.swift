protocol FeedServiceDelegate: AnyObject { func feedService(_ service: FeedService, didLoad items: [FeedItem]); func feedServiceDidFail(_ service: FeedService, error: FeedError) }
enum FeedError: Error { case offline, server(code: Int)
    var message: String { switch self { case .offline: return "You are offline"; case .server(let code): return "Server said \(code)" } } }
struct FeedItem: Equatable { let id: Int; var title: String; var isRead = false; var author: String? }
final class FeedService {
    weak var delegate: FeedServiceDelegate?
    private var attempts = 0
    var shouldFail: (Int) -> Bool = { $0 == 1 }
    func load() {
        attempts += 1
        guard !shouldFail(attempts) else { delegate?.feedServiceDidFail(self, error: attempts > 5 ? .offline : .server(code: 500 + attempts)); return }
        let items = (1...3).map { FeedItem(id: $0, title: "Item \($0)", author: $0 % 2 == 0 ? nil : "Author \($0)") }
        delegate?.feedService(self, didLoad: items)
    }
    deinit { print("service deinit") }
}
class BaseController { private(set) var isLoaded = false; lazy var view: View = { let v = View(name: "\(type(of: self))"); v.tag = 7; return v }()
    func loadIfNeeded() { guard !isLoaded else { return }; isLoaded = true; viewDidLoad() }
    func viewDidLoad() { print("base did load", view.name, view.tag) } 
    deinit { print("base deinit") } }
final class View { let name: String; var tag = 0; var subviews: [View] = []; private(set) weak var superview: View?
    init(name: String) { self.name = name }
    func addSubview(_ v: View) { subviews.append(v); v.superview = self }
    var path: String { (superview.map { $0.path + "/" } ?? "") + name } 
    deinit { print("view", name, "deinit") } }
final class FeedController: BaseController {
    enum State { case idle, loading, loaded([FeedItem]), failed(FeedError) }
    private let service: FeedService
    private var state: State = .idle { didSet { render() } }
    private var items: [FeedItem] { if case .loaded(let items) = state { return items }; return [] }
    private let label = View(name: "label")
    var onSelect: ((FeedItem) -> Void)?
    init(service: FeedService) { self.service = service; super.init(); service.delegate = self }
    override func viewDidLoad() { super.viewDidLoad(); setup(); reload() }
    private func setup() { view.addSubview(label); print(label.path) }
    private func reload() { state = .loading; service.load() }
    private func render() {
        switch state {
        case .idle: break
        case .loading: print("loading…")
        case .loaded(let items) where items.isEmpty: print("empty")
        case .loaded(let items): for (i, item) in items.enumerated() { print("\(i + 1). \(item.title) by \(item.author ?? "unknown")\(item.isRead ? " ✓" : "")") }
        case .failed(let error): print("failed:", error.message); retry()
        }
    }
    private func retry() { service.load() }
    func select(_ index: Int) { guard items.indices.contains(index) else { print("no item", index); return }
        var copy = items; copy[index].isRead.toggle(); state = .loaded(copy); onSelect?(copy[index]) }
    deinit { print("feed deinit") }
}
extension FeedController: FeedServiceDelegate {
    func feedService(_ service: FeedService, didLoad items: [FeedItem]) { state = .loaded(items) }
    func feedServiceDidFail(_ service: FeedService, error: FeedError) { state = .failed(error) }
}
do {
    let feed = FeedController(service: FeedService())
    var selected: [String] = []
    feed.onSelect = { selected.append($0.title) }
    feed.loadIfNeeded()
    feed.loadIfNeeded()
    feed.select(1)
    feed.select(9)
    print(selected, feed.isLoaded)
}
print("done")
