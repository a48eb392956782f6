import Interpreter
import Libraries
import Testing
import UIKitBindings

@testable import UIKitBindings

@Suite struct ScriptLibraryTests {
    @Test func `every folder of the libraries is one that programs can get`() {
        let folders = ["Swift"] + ScriptLibrary.all.map(\.folder)
        #expect(folders.sorted() == Libraries.folders.sorted())
    }

    @Test(arguments: ScriptLibrary.all.map(\.folder))
    func `is Swift`(_ folder: String) {
        let program = Program.parse(files: [(path: folder, text: Libraries.text(of: folder))])
        #expect(program.problems.map(\.message) == [])
    }
}
