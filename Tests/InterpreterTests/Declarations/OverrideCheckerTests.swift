import Interpreter
import Testing

/// What the compiler refuses of overrides. The expectations are what swiftc says first of the same programs.
@Suite struct OverrideCheckerTests {
    private func errors(_ source: String) -> [String] {
        let run = Run(source)
        // The interpreter does not retain its host.
        return withExtendedLifetime(run) {
            run.interpreter.declarationErrors.map { "\($0.location.line):\($0.location.column) \($0.message)" }
        }
    }

    private static let base = """
        class A {
            func m() {}; func m(x: Int) {}; final func fin() {}; static func st() {}; class func cl() {}
            var stored = 1; let constant = 1; var computed: Int { 1 }; var both: Int { get { 1 } set {} }; lazy var late = 1
            init() {}; init(x: Int) {}; convenience init(c: Int) { self.init() }; subscript(i: Int) -> Int { i }
            private func hidden() {}; func optional(_ x: Int?) {}; func result() -> Int? { 1 }; class var kind: Int { 1 }
            func generic<T>(_ t: T) {}; func throwing() throws {}; func appear(_ animated: Bool) {}; func two(a: Int, b: Int) {}
            func waits() async {}; func other(_ a: A) -> A { a }; func real(_ x: Double) {}; func list(_ l: [A]) {}
        }
        class B: A {

        """

    /// A member of B, and the column and the words of the error.
    @Test(arguments: [
        ("func m() {}", "6 overriding declaration requires an 'override' keyword"),
        ("override func m(x: String) {}", "15 method does not override any method from its superclass"),
        ("override func fin() {}", "15 instance method overrides a 'final' instance method"),
        ("func fin() {}", "6 overriding declaration requires an 'override' keyword"),
        ("override static func st() {}", "22 cannot override static method"),
        ("static func st() {}", "13 overriding declaration requires an 'override' keyword"),
        ("class func cl() {}", "12 overriding declaration requires an 'override' keyword"),
        ("override func m() -> Int { 1 }", "15 method does not override any method from its superclass"),
        ("override func cl() {}", "15 method does not override any method from its superclass"),
        ("override class func m() {}", "21 method does not override any method from its superclass"),
        ("override func nowhere() {}", "15 method does not override any method from its superclass"),
        (
            "override func appear(animated: Bool) {}",
            "15 argument labels for method 'appear(animated:)' do not match those of overridden method 'appear'"
        ),
        (
            "override func two(a: Int, c: Int) {}",
            "15 argument labels for method 'two(a:c:)' do not match those of overridden method 'two(a:b:)'"
        ),
        ("override func m(x: Int, y: Int) {}", "15 method does not override any method from its superclass"),
        ("var stored = 2", "5 cannot override with a stored property 'stored'"),
        ("override var stored = 2", "14 cannot override with a stored property 'stored'"),
        ("let constant = 2", "5 cannot override with a stored property 'constant'"),
        ("override lazy var late = 2", "19 cannot override with a stored property 'late'"),
        ("var computed: Int { 2 }", "5 overriding declaration requires an 'override' keyword"),
        ("var stored: Int { get { 2 } set {} }", "5 overriding declaration requires an 'override' keyword"),
        ("var stored = 3 { didSet {} }", "5 overriding declaration requires an 'override' keyword"),
        ("override var constant: Int { 2 }", "14 cannot override immutable 'let' property 'constant' with the getter of a 'var'"),
        ("override var both: Int { 2 }", "14 cannot override mutable property with read-only property 'both'"),
        ("override var computed: Int { didSet {} }", "14 cannot observe read-only property 'computed'; it can't change"),
        ("override var nowhere: Int { 1 }", "14 property does not override any property from its superclass"),
        ("override let stored = 4", "14 cannot override with a stored property 'stored'"),
        ("class var kind: Int { 1 }", "11 overriding declaration requires an 'override' keyword"),
        ("static var kind: Int { 1 }", "12 overriding declaration requires an 'override' keyword"),
        ("init() { super.init(x: 1) }", "1 overriding declaration requires an 'override' keyword"),
        ("override init(x: String) { super.init(x: 1) }", "10 initializer does not override a designated initializer from its superclass"),
        ("override init(c: Int) { super.init() }", "10 initializer does not override a designated initializer from its superclass"),
        (
            "override init(nowhere: Int, a: Int) { super.init() }",
            "10 initializer does not override a designated initializer from its superclass"
        ),
        (
            "convenience init(x: Int) { self.init() }; override init() { super.init() }",
            "13 overriding declaration requires an 'override' keyword"
        ),
        ("subscript(i: Int) -> Int { i }", "1 overriding declaration requires an 'override' keyword"),
        ("override subscript(s: String) -> Int { 1 }", "10 subscript does not override any subscript from its superclass"),
        ("func generic<T>(_ t: T) {}", "6 overriding declaration requires an 'override' keyword"),
        ("func throwing() {}", "6 overriding declaration requires an 'override' keyword"),
        ("func other(_ a: A) -> A { a }", "6 overriding declaration requires an 'override' keyword"),
        ("func optional(_ x: Int?) {}", "6 overriding declaration requires an 'override' keyword"),
        ("func real(_ x: Double) {}", "6 overriding declaration requires an 'override' keyword"),
        ("func list(_ l: [A]) {}", "6 overriding declaration requires an 'override' keyword"),
    ])
    func `a wrong member is told at its name`(member: String, error: String) {
        #expect(errors(Self.base + member + "\n}") == ["10:\(error)"])
    }

    @Test(arguments: [
        "func list(_ l: [B]) {}",
        "func m(x: String) {}",
        "func m(_ x: Int) {}",
        "func result() -> String { \"\" }",
        "func hidden() {}",
        "func waits() {}",
        "static func m() {}",
        "class func two(a: Int, b: Int) {}",
        "override func m() {}",
        "override final func m() {}",
        "override func throwing() {}",
        "override func result() -> Int { 1 }",
        "override func other(_ a: A) -> B { self }",
        "override var stored: Int { didSet {} }",
        "override var computed: Int { 3 }",
        "override class var kind: Int { 2 }",
        "override static func cl() {}",
        "override init() { super.init() }",
        "override init(x: Int) { super.init() }; convenience init(c: Int) { self.init(x: c) }",
        "init(own: Int) { super.init() }",
        "convenience init(own: Int) { self.init(c: own) }",
        "override subscript(i: Int) -> Int { 2 }",
        "func real(_ x: Float) {}",
        "override func generic<T>(_ t: T) {}",
        "override func generic<U>(_ t: U) {}",
        "func generic(_ t: Int) {}",
    ])
    func `nothing is said of a right member`(member: String) {
        #expect(errors(Self.base + member + "\n}") == [])
    }

    @Test(arguments: [
        (
            "class A { required init(n: Int) {} }\nclass B: A {\n    init() { super.init(n: 1) }\n}",
            "4:1 'required' initializer 'init(n:)' must be provided by subclass of 'A'"
        ),
        (
            "class A { required init() {} }\nclass B: A { init() {} }",
            "2:14 'required' modifier must be present on all overrides of a required initializer"
        ),
        (
            "class A { required init() {} }\nclass B: A { override init() {} }",
            "2:23 use the 'required' modifier to override a required initializer"
        ),
        ("class A {}\nclass B: A { init() {} }", "2:14 overriding declaration requires an 'override' keyword"),
        ("class A { override func m() {} }", "1:25 method does not override any method from its superclass"),
        ("class A { override init() {} }", "1:20 initializer does not override a designated initializer from its superclass"),
        ("struct S { override func m() {} }", "1:12 'override' can only be specified on class members"),
        ("enum E { override var n: Int { 1 } }", "1:10 'override' can only be specified on class members"),
        ("final class A {}\nclass B: A {}", "2:7 inheritance from a final class 'A'"),
        (
            "class A<T> { func take(_ t: T) {} }\nclass B: A<Int> { func take(_ t: Int) {} }",
            "2:24 overriding declaration requires an 'override' keyword"
        ),
        (
            "class A<T> { func take(_ t: T) {} }\nclass B: A<Int> { override func take(_ t: String) {} }",
            "2:33 method does not override any method from its superclass"
        ),
        (
            "class A { func m() {} }\nclass B: A {}\nclass C: B { func m() {} }",
            "3:19 overriding declaration requires an 'override' keyword"
        ),
        (
            "class A { init(a: Int) {}; convenience init() { self.init(a: 1) } }\nclass B: A { override init() { super.init(a: 1) } }",
            "2:23 initializer does not override a designated initializer from its superclass"
        ),
    ])
    func `the first error stands where the compiler has it`(source: String, error: String) {
        #expect(errors(source) == [error])
    }

    @Test(arguments: [
        "class B: Unknown { override func m() {}; init() {} }", "class B: Unknown { func viewDidLoad() {}; override var x: Int { 1 } }",
        "class A<T> { func take(_ t: T) {} }\nclass B: A<Int> { override func take(_ t: Int) {}; func take(_ t: String) {} }",
        "protocol P { func m() }\nextension P { func e() {} }\nclass A: P { func m() {} }\nclass B: A { func e() {}; override func m() {} }",
        "class A { required init() {} }\nclass B: A { var n = 1 }\nclass C: B { required init() {} }\nclass D: B { convenience init(n: Int) { self.init() } }",
        "class A { init(a: Int) {}; convenience init() { self.init(a: 1) } }\nclass B: A { init() { super.init(a: 1) } }",
        "class A { private func m() {}; fileprivate func f() {} }\n// file: other.swift\nclass B: A { func m() {}; func f() {} }",
        "class A: Comparable { static func < (a: A, b: A) -> Bool { false }; static func == (a: A, b: A) -> Bool { true } }\n"
            + "class B: A { static func < (a: B, b: B) -> Bool { true } }",
    ])
    func `nothing is said where all is right or something is not known`(source: String) {
        #expect(errors(source) == [])
    }

    // MARK: What types inherit from

    @Test func `a class or protocol that inherits from itself is the compiler's error`() {
        #expect(errors("class A: B {}\nclass B: A {}\nclass C: B {}") == ["1:7 'A' inherits from itself"])
        #expect(errors("class C: B {}\nclass A: B {}\nclass B: A {}") == ["3:7 'B' inherits from itself"])
        #expect(errors("protocol P: Q {}\nprotocol Q: R {}\nprotocol R: Q {}") == ["2:10 protocol 'Q' refines itself"])
        #expect(errors("protocol P {}\nprotocol Q: P {}\nprotocol R: P, Q {}\nclass A: R {}\nclass B: A {}").isEmpty)
    }

    /// They are followed one after the other, not one within the other: thirty thousand ended the tool.
    @Test(arguments: [
        ("class", "'C500' inherits through more than 500 classes"), ("protocol", "'C500' refines more than 499 protocols in a row"),
    ])
    func `very many types in a row are refused`(kind: String, message: String) {
        let types = (0..<30_000).map { "\(kind) C\($0)\($0 == 0 ? "" : ": C\($0 - 1)") {}" }
        #expect(errors(types.joined(separator: "\n")).first == "501:\(kind.count + 2) \(message)")
        let cycle = (0..<30_000).map { "\(kind) C\($0): C\(($0 + 1) % 30_000) {}" }
        #expect(!errors(cycle.joined(separator: "\n")).isEmpty)
        #expect(errors(types.prefix(400).joined(separator: "\n")).isEmpty)
    }
}
