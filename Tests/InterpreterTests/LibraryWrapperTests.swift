import Testing

@testable import Interpreter

/// The property wrappers that a library declares are found without a look into functions that declare none.
@Suite struct LibraryWrapperTests {
    private func names(_ text: String) -> Set<String> { Program.Library(path: "Library", text: text).wrapperNames }

    @Test func `wrappers are found in types, in functions, and by their other names`() {
        #expect(
            names(
                """
                @propertyWrapper struct Outer { var wrappedValue = 1 }
                enum Space { @propertyWrapper struct Nested { var wrappedValue = 1 } }
                struct Plain { func f() -> Int { 1 } }
                func g() {
                    @propertyWrapper struct Local { var wrappedValue = 1 }
                    func h() { typealias Other = Local }
                }
                """) == ["Outer", "Nested", "Local", "Other"])
    }

    @Test func `texts before them move nothing`() {
        #expect(names("// ä漢\nfunc f() { let a = \"ü\" }\nfunc g() { @propertyWrapper struct Late { var wrappedValue = 1 } }") == ["Late"])
    }
}
