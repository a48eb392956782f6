import Testing

/// Programs that do not compile. Behind `//!` stands what the compiler says of the line, or a part of it.
struct TypicalMistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ members: String) {
        testDescription = name
        text = "import UIKit\n\nfinal class A: UIViewController {\n\(members)\n}\n"
    }

    init(_ name: String, file: String) {
        testDescription = name
        text = "import UIKit\n\n\(file)\n"
    }

    static let all: [TypicalMistake] = [
        TypicalMistake(
            "an override without the word", "    func viewDidLoad() {} //! overriding declaration requires an 'override' keyword"),
        TypicalMistake(
            "an override of what is spelt otherwise",
            "    override func viewDidLoaded() {} //! method does not override any method from its superclass"),
        TypicalMistake(
            "an override without its parameter",
            "    override func viewWillAppear() {} //! method does not override any method from its superclass"),
        TypicalMistake(
            "an override with a label that is not there",
            "    override func viewWillAppear(animated: Bool) {} //! do not match those of overridden method 'viewWillAppear'"),
        TypicalMistake(
            "a property overridden under another name",
            "    override var prefersStatusBarHiden: Bool { true } //! property does not override any property"),
        TypicalMistake(
            "a property of an own actor, read from outside",
            file: """
                actor Counter { var count = 0 }
                let counter = Counter()
                func show() {
                    print(counter.count) //! actor-isolated property 'count' can not be referenced from a nonisolated context
                }
                """),
        TypicalMistake(
            "a result that is not returned",
            """
                func rows(_ open: Bool) -> Int {
                    if open { return 1 }
                } //! missing return in instance method expected to return 'Int'
            """),
        TypicalMistake(
            "a text where a number is wanted",
            """
                var count = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    count = "none" //! cannot assign value of type 'String' to type 'Int'
                }
            """),
        TypicalMistake(
            "a number where a colour is wanted",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = 7 //! cannot assign value of type 'Int' to type 'UIColor'
                }
            """),
        TypicalMistake(
            "a member that is spelt otherwise",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColour = UIColor.red //! value of type 'UIView' has no member 'backgroundColour'
                }
            """),
        TypicalMistake(
            "a member that the program's own type has not",
            """
                struct Profile { var name = "" }
                let profile = Profile()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = profile.surname //! value of type 'A.Profile' has no member 'surname'
                }
            """),
        TypicalMistake(
            "a constant that is given another value",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let height = 1
                    height = 2 //! cannot assign to value: 'height' is a 'let' constant
                    print(height)
                }
            """),
        TypicalMistake(
            "a constant that is changed in place",
            """
                let names: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    names.append("Ada") //! cannot use mutating member on immutable value: 'names' is a 'let' constant
                }
            """),
        TypicalMistake(
            "a part of a structure that is changed where it cannot be",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for box in [CGRect.zero] {
                        box.origin.x = 4 //! cannot assign to property: 'box' is a 'let' constant
                    }
                }
            """),
        TypicalMistake(
            "an optional that is not unwrapped",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController.setNavigationBarHidden(true, animated: false) //! value of optional type 'UINavigationController?' must be unwrapped
                }
            """),
        TypicalMistake(
            "a label that is left out",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    present(UIViewController(), true) //! missing argument label 'animated:' in call
                }
            """),
        TypicalMistake(
            "an argument that is left out",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.pushViewController(UIViewController()) //! missing argument for parameter 'animated' in call
                }
            """),
        TypicalMistake(
            "a label that is not wanted",
            """
                func greet(_ name: String) { print(name) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    greet(name: "Ada") //! extraneous argument label 'name:' in call
                }
            """),
        TypicalMistake(
            "a variable that is read before it has a value",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var height: CGFloat
                    if view.bounds.width > 400 { height = 2 }
                    print(height) //! variable 'height' used before being initialized
                }
            """),
        TypicalMistake(
            "a property without a value",
            file: """
                final class B: UIViewController { //! class 'B' has no initializers
                    let label: UILabel
                }
                """),
        TypicalMistake(
            "an initialiser that does not call super",
            file: """
                final class Box: UIView {
                    let size: CGFloat
                    init(size: CGFloat) {
                        self.size = size
                    } //! 'super.init' isn't called on all paths before returning from initializer
                    required init?(coder: NSCoder) { nil }
                }
                """),
        TypicalMistake(
            "a property that has no value when super is called",
            file: """
                final class Box: UIView {
                    let side: CGFloat
                    init(side: CGFloat) {
                        super.init(frame: .zero) //! property 'self.side' not initialized at super.init call
                        self.side = side //! immutable value 'self.side' may only be initialized once
                    }
                    required init?(coder: NSCoder) { nil }
                }
                """),
        TypicalMistake(
            "an initialiser that UIKit requires",
            file: """
                final class Box: UIView {
                    init(side: CGFloat) { super.init(frame: .zero) }
                } //! 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
                """),
        TypicalMistake(
            "a protocol that is not met",
            file: """
                protocol Loading { func load() }
                final class Loader: Loading {} //! type 'Loader' does not conform to protocol 'Loading'
                """),
        TypicalMistake(
            "a data source without its methods",
            "}\nextension A: UITableViewDataSource { //! type 'A' does not conform to protocol 'UITableViewDataSource'"),
        TypicalMistake(
            "a selector that Objective-C does not see",
            """
                func tapped() {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside) //! argument of '#selector' refers to instance method 'tapped()' that is not exposed to Objective-C
                }
            """),
        TypicalMistake(
            "a closure that keeps self unsaid",
            """
                var items: [Int] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue.main.async {
                        items = [] //! reference to property 'items' in closure requires explicit use of 'self'
                    }
                }
            """),
        TypicalMistake(
            "a name that is declared twice",
            """
                var count = 0
                var count = 1 //! invalid redeclaration of 'count'
            """),
        TypicalMistake(
            "a switch that leaves something out",
            """
                enum State { case empty, full }
                func name(_ state: State) -> String {
                    switch state { //! switch must be exhaustive
                    case .empty: return "empty"
                    }
                }
            """),
        TypicalMistake(
            "a result of another type",
            """
                func height() -> Int {
                    return view.bounds.height //! cannot convert return expression of type 'CGFloat' to return type 'Int'
                }
            """),
        TypicalMistake(
            "an error that is not handled",
            """
                func load() throws {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    load() //! call can throw, but it is not marked with 'try' and the error is not handled
                }
            """),
        TypicalMistake(
            "an operator between types that do not go together",
            """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "rows: " + 3 //! cannot convert value of type 'Int' to expected argument type 'String'
                }
            """),
        TypicalMistake(
            "a private member that is used from outside",
            file: """
                final class Store { private var rows = 0 }
                func count(_ store: Store) -> Int {
                    store.rows //! 'rows' is inaccessible due to 'private' protection level
                }
                """),
        TypicalMistake(
            "a guard that goes on",
            """
                func show(_ name: String?) {
                    guard let name else {
                        print("none")
                    } //! 'guard' body must not fall through
                    print(name)
                }
            """),
        TypicalMistake(
            "nil where there must be something",
            """
                var name = "Ada"
                func clear() {
                    name = nil //! 'nil' cannot be assigned to type 'String'
                }
            """),
        TypicalMistake(
            "a structure that changes itself unsaid",
            file: """
                struct Counter {
                    var count = 0
                    func step() {
                        count += 1 //! left side of mutating operator isn't mutable: 'self' is immutable
                    }
                }
                """),
        TypicalMistake(
            "a variable that is handed over without its sign",
            """
                func double(_ number: inout Int) { number *= 2 }
                func work() {
                    var number = 2
                    double(number) //! passing value of type 'Int' to an inout parameter requires explicit '&'
                    print(number)
                }
            """),
        TypicalMistake(
            "a property that begins with another one's value",
            """
                let first = 1
                let second = first + 1 //! cannot use instance member 'first' within property initializer
            """),
        TypicalMistake(
            "a weak reference to a value",
            """
                struct Model {}
                weak var model: Model? //! 'weak' may only be applied to class and class-bound protocol types
            """),
        TypicalMistake(
            "what is awaited where nothing can wait",
            """
                func load() async -> Int { 1 }
                func show() {
                    let rows = load() //! 'async' call in a function that does not support concurrency
                    print(rows)
                }
            """),
    ]

    /// The lines of which something is said, and what.
    var expected: [Int: String] {
        var expected: [Int: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let mark = line.firstRange(of: "//! ") { expected[index + 1] = String(line[mark.upperBound...]) }
        }
        return expected
    }
}
