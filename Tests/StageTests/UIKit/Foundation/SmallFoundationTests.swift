import Stage
import Testing

/// Members of Foundation's that real controllers use, each with what it changes.
@Suite struct SmallFoundationTests {
    private func heard(_ members: String) -> [String] {
        ScriptRun("import UIKit\nclass A: UIViewController {\n\(members)\n}").show("A")
    }

    @Test func `files say whether they are folders, dictionaries are gone through, defaults tell of changes, symbols have names`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                var isFolder: ObjCBool = false
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("f")
                try! Data([1]).write(to: file)
                print(FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue)
                print(FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path, isDirectory: &isFolder), isFolder.boolValue)
                print(FileManager.default.fileExists(atPath: "/none", isDirectory: nil))
                let entries = NSMutableDictionary()
                entries["a"] = 1
                for (key, value) in entries { print(key, value) }
                NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in print("changed") }
                UserDefaults.standard.set(1, forKey: "k")
                UserDefaults.standard.removeObject(forKey: "k")
                print(UIImage.checkmark.size.width > 0, DispatchTime.now().advanced(by: .seconds(1)) > .now())
            }
            """)
        #expect(lines == ["true false", "true true", "false", "a 1", "changed", "changed", "true true"])
    }

    @Test func `of methods with one name that are passed as a function, the elements' type decides`() {
        let scene = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let (center, name) = (NotificationCenter.default, Notification.Name("ping"))
                    let tokens = [center.addObserver(forName: name, object: nil, queue: nil) { _ in print("heard") }]
                    center.post(name: name, object: nil)
                    tokens.forEach(NotificationCenter.default.removeObserver)
                    center.post(name: name, object: nil)
                    print("end")
                }
            }
            """
        #expect(ScriptRun(scene).show("A") == ["heard", "end"])
    }

    @Test func `pictures are made from data, and what is read from an address keeps the main thread`() {
        let scene = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    print(UIImage(data: Data()) == nil, UIImage(data: Data("x".utf8))!.size.width)
                    let png = Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 100])
                    print(UIImage(data: png)!.size, UIImage(data: png, scale: 2)!.size)
                    let (begin, address) = (Date(), URL(string: "https://example.com/a.png")!)
                    let answer = try? Data(contentsOf: address)
                    print(answer!.count, try! String(contentsOf: address), String(format: "%.1f", Date().timeIntervalSince(begin)))
                    print((try? Data(contentsOf: URL(fileURLWithPath: "/nowhere"))) == nil)
                }
            }
            """
        #expect(ScriptRun(scene).show("A") == ["true 40.0", "(300.0, 100.0) (150.0, 50.0)", "2 {} 0.6", "true"])
    }

    @Test func `code that sleeps on the main thread keeps it`() {
        let scene = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let begin = Date()
                    func waited() -> String { String(format: "%.1f", Date().timeIntervalSince(begin)) }
                    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("timer", waited()) }
                    Thread.sleep(forTimeInterval: 0.5)
                    print("slept", waited())
                    sleep(1)
                    usleep(500_000)
                    print("slept", waited())
                }
            }
            """
        #expect(ScriptRun(scene).show("A") == ["slept 0.5", "slept 2.0", "timer 2.0"])
    }

    @Test func `names of files are cut, and the bundle says what Xcode's template does`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let path = "/tmp/App/Feed.view.swift" as NSString
                print(path.lastPathComponent, path.pathExtension, (path.lastPathComponent as NSString).deletingPathExtension)
                print(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
            }
            """)
        #expect(lines == ["Feed.view.swift swift Feed.view", "1.0"])
    }

    @Test func `texts are made of pages, languages say where they begin, sessions have caches, and nobody tilts the device`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let page = Data("<style>b{}</style><p>Hello <b>you</b> &amp; me</p><p>Second&#33;</p>".utf8)
                let text = try! NSAttributedString(
                    data: page, options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
                    documentAttributes: nil)
                print(text.string.split(separator: "\\n"))
                print(Locale.characterDirection(forLanguage: "ar-EG") == .rightToLeft)
                print(Locale(identifier: "en_US").language.characterDirection == .leftToRight)
                let configuration = URLSessionConfiguration.default
                print(configuration.urlCache === URLCache.shared)
                configuration.urlCache = nil
                print(configuration.urlCache == nil, UI_USER_INTERFACE_IDIOM() == .phone, view.contentScaleFactor)
                let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
                effect.minimumRelativeValue = -10
                view.addMotionEffect(effect)
            }
            """)
        #expect(lines == ["[\"Hello you & me\", \"Second!\"]", "true", "true", "true", "true true 3.0"])
    }
}
