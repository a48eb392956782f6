import Testing

@testable import BindingGenerator

@Suite struct `Generated bindings` {
    @Test func `take names, labels, types and defaults from a declaration`() throws {
        let text = try binding(
            """
            open class NSObject { public init() {} }
            open class UIThing: NSObject {
                public enum Mode: Int, Sendable { case small, large }
                /// Override point: grows. Does nothing.
                open func grow(to mode: Mode = .large, by amount: CGFloat) {}
            }
            """, file: "UIThing.swift")
        #expect(text.contains("HostParameter(\"to\", \"mode\", \"UIThing.Mode\", default: \".large\")"))
        #expect(text.contains("isOverridePoint: true"))
        #expect(text.contains("[(\"mode\", call.passed(a0)), (\"amount\", call.passed(a1))]"))
        #expect(text.contains("return call.make { UIThing() }") || text.contains("call.make { UIThing() }"))
    }

    @Test func `call the overload that takes blocks in the place of closures`() throws {
        let with = try binding(
            """
            open class NSObject { public init() {} }
            open class UIThing: NSObject {
                public func later(_ work: @escaping () -> Void) {}
                package func later(_ work: Block) {}
                public func sooner(_ work: @escaping () -> Void) {}
            }
            """)
        #expect(with["UIThing.swift"]?.contains("let a0: Block = try call.argument(0)") == true)
        #expect(with["UIThing.swift"]?.contains("sooner") == false)
        #expect(with["Index.swift"]?.contains("// UIThing.sooner(_:): no overload takes (Block)") == true)
    }

    @Test func `inherit initialisers as Swift does`() throws {
        let files = try binding(
            """
            open class NSObject { public init() {} }
            open class UIBase: NSObject {
                public init(size: CGFloat) {}
                public convenience override init() { self.init(size: 0) }
            }
            open class UIPlain: UIBase {}
            open class UISpecial: UIBase { public init(name: String) {} }
            """)
        #expect(files["UIPlain.swift"]?.contains("UIPlain(size: a0)") == true)
        #expect(files["UIPlain.swift"]?.contains("UIPlain()") == true)
        #expect(files["UISpecial.swift"]?.contains("UISpecial(name: a0)") == true)
        #expect(files["UISpecial.swift"]?.contains("UISpecial()") == false)
    }

    private func binding(_ source: String) throws -> [String: String] {
        let files = BindingWriter(declarations: DeclarationReader(files: [source])).files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    private func binding(_ source: String, file: String) throws -> String {
        try #require(binding(source)[file])
    }
}
