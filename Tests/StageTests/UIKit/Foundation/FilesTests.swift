import Stage
import Testing
import UIKit

/// The device's files.
@Suite struct FilesTests {
    @Test func `lists are written as XML, and read again`() {
        let run = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let folder = FileManager.default.temporaryDirectory
                    let (names, shelf) = (folder.appendingPathComponent("names.plist"), folder.appendingPathComponent("shelf.plist"))
                    do {
                        try (["Ann", "Bob"] as NSArray).write(to: names)
                        let text = try String(contentsOf: names, encoding: .utf8)
                        print(text.hasPrefix("<?xml"), text.contains("<string>Ann</string>"), NSArray(contentsOf: names)!.count)
                        let books: NSDictionary = ["count": 3, "price": 1.5, "isOpen": true, "titles": ["a", "b"]]
                        print(books.write(to: shelf, atomically: true))
                        let read = NSDictionary(contentsOf: shelf) as! [String: Any]
                        print(read["count"] as! Int, read["price"] as! Double, read["isOpen"] as! Bool, read["titles"] as! [String])
                        let data = try PropertyListSerialization.data(fromPropertyList: ["x": 1], format: .xml, options: 0)
                        print(String(data: data, encoding: .utf8)!.contains("<integer>1</integer>"))
                        let list = try PropertyListSerialization.propertyList(from: data, options: .mutableContainersAndLeaves, format: nil)
                        print((list as? [String: Any])?["x"] as? Int ?? 0)
                        print((["a"] as NSArray).write(toFile: "/nowhere/a.plist", atomically: true))
                    } catch {
                        print(error)
                    }
                }
            }
            """)
        #expect(run.show("A") == ["true true 2", "true", "3 1.5 true [\"a\", \"b\"]", "true", "1", "false"])
    }

    /// Fidelity: documented URL.setResourceValues(_:), URL.resourceValues(forKeys:), URL.checkResourceIsReachable().
    @Test func `files say what they are, and keep what is said of them`() {
        let run = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let folder = FileManager.default.temporaryDirectory
                    var note = folder
                    note.append(path: "a.txt")
                    var values = URLResourceValues()
                    values.isExcludedFromBackup = true
                    do { try note.setResourceValues(values) } catch { print((error as NSError).code) }
                    do {
                        try Data([1, 2, 3]).write(to: note)
                        try note.setResourceValues(values)
                        let read = try note.resourceValues(forKeys: [.isExcludedFromBackupKey, .fileSizeKey, .isDirectoryKey, .nameKey])
                        print(read.isExcludedFromBackup!, read.fileSize!, read.isDirectory!, read.name!, read.isRegularFile == nil)
                        print(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory!, try note.checkResourceIsReachable())
                        print(UIImage(contentsOfFile: note.path) != nil, UIImage(contentsOfFile: "/nowhere") == nil)
                        _ = try folder.appendingPathComponent("b").resourceValues(forKeys: [.nameKey])
                    } catch {
                        print((error as NSError).code)
                    }
                }
            }
            """)
        #expect(run.show("A") == ["4", "true 3 false a.txt true", "true true", "true true", "260"])
    }

    @Test func `files are written, read, listed, moved and taken away, and what is not there is an error`() {
        let run = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let files = FileManager.default
                    let documents = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
                    print(documents.lastPathComponent, documents.isFileURL, files.fileExists(atPath: documents.path))
                    let note = documents.appendingPathComponent("notes/a.txt")
                    do { try "hello".write(to: note, atomically: true, encoding: .utf8) } catch { print((error as! NSError).code) }
                    do {
                        try files.createDirectory(at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
                        try "hello".write(to: note, atomically: true, encoding: .utf8)
                        print(try String(contentsOf: note, encoding: .utf8), try Data(contentsOf: note).count)
                        print(try files.contentsOfDirectory(atPath: documents.path))
                        let moved = documents.appendingPathComponent("b.txt")
                        try files.moveItem(at: note, to: moved)
                        print(files.fileExists(atPath: note.path), files.contents(atPath: moved.path)!.count)
                        try files.removeItem(at: documents.appendingPathComponent("notes"))
                        print(try files.contentsOfDirectory(at: documents, includingPropertiesForKeys: nil).map { $0.lastPathComponent })
                        _ = try Data(contentsOf: note)
                    } catch {
                        print((error as! NSError).domain, (error as! NSError).code)
                    }
                }
            }
            """)
        #expect(
            run.show("A") == [
                "Documents true true", "4", "hello 5", #"["notes"]"#, "false 5", #"["b.txt"]"#, "NSCocoaErrorDomain 260",
            ])
    }
}
