import Interpreter
import Projects
import Stage
import Testing

/// What a project's folder has beside its sources, and how the app's code finds it.
@Suite struct ResourceTests {
    private func heard(_ body: String, _ files: [String: String], assuming assumptions: Set<Assumption> = []) throws -> [String] {
        let code = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    \(body)
                }
            }
            """
        let others = files.sorted { $0.key < $1.key }.map { Source(path: "App/\($0.key)", text: $0.value, isFound: true) }
        var setting = Setting(world: .open, root: "A")
        setting.assumptions = assumptions
        let run = try Run(sources: [Source(path: "App/A.swift", text: code, isFound: true)] + others, setting: setting)
        let told: Set<Event.Kind> = [.print, .exception, .refusal]
        return run.recording.events.filter { told.contains($0.kind) }.compactMap(\.text)
    }

    @Test func `files are found by name whatever groups they stand in`() throws {
        let lines = try heard(
            """
            let path = Bundle.main.path(forResource: "core", ofType: "css")!
            print((try? String(contentsOfFile: path)) ?? "none")
            let data = try! Data(contentsOf: Bundle.main.url(forResource: "data", withExtension: "json")!)
            print(((try! JSONSerialization.jsonObject(with: data)) as! [String: [Int]])["a"]!)
            let list = NSDictionary(contentsOfFile: Bundle.main.path(forResource: "Engines", ofType: "plist")!)!
            print(list["first"] as? String ?? "none")
            """,
            [
                "Styles/Deep/core.css": "body {}", "data.json": "{\"a\": [1, 2]}",
                "Engines.plist": "<plist version=\"1.0\"><dict><key>first</key><string>one</string></dict></plist>",
            ])
        #expect(lines == ["body {}", "[1, 2]", "one"])
    }

    /// Fidelity: documented Bundle.url(forResource:withExtension:subdirectory:), path(forResource:ofType:inDirectory:) and those of all files.
    @Test func `files are found in a folder of the bundle`() throws {
        let lines = try heard(
            """
            let page = Bundle.main.url(forResource: "index", withExtension: "html", subdirectory: "help")!
            print(page.pathComponents.suffix(2), (try? String(contentsOf: page)) ?? "none")
            let path = Bundle.main.path(forResource: "index.html", ofType: nil, inDirectory: "other")!
            print((try? String(contentsOfFile: path)) ?? "none")
            print(Bundle.main.urls(forResourcesWithExtension: "html", subdirectory: "help")!.map { $0.lastPathComponent })
            print(Bundle.main.paths(forResourcesOfType: "css", inDirectory: nil).count)
            """,
            ["App/help/index.html": "<p>a", "App/help/more.html": "<p>b", "App/other/index.html": "<p>c", "App/help/look.css": "p {}"])
        #expect(lines == ["[\"help\", \"index.html\"] <p>a", "<p>c", "[\"index.html\", \"more.html\"]", "1"])
    }

    @Test func `the app says of itself what its own target's Info.plist has`() throws {
        func list(_ pairs: String) -> String { "<plist version=\"1.0\"><dict>\(pairs)</dict></plist>" }
        let lines = try heard(
            """
            let group = Bundle.main.infoDictionary!["Group"] as! String
            print(group, Bundle.main.bundleIdentifier ?? "none", Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "none")
            print(Bundle.main.object(forInfoDictionaryKey: "Schemes") as? [String] ?? [], Bundle.main.infoDictionary?["Host"] as? String ?? "none")
            print(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "none")
            """,
            [
                "Info.plist": list(
                    "<key>Group</key><string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string><key>CFBundleVersion</key><string>12</string>"
                        + "<key>Schemes</key><array><string>app</string></array><key>Host</key><string>${API_HOST}</string>"
                        + "<key>CFBundleIdentifier</key><string>org.example.Own</string>"),
                "Share/Info.plist": list("<key>Group</key><string>other</string>"),
                "Kit/Info.plist": list("<key>CFBundlePackageType</key><string>FMWK</string>"),
            ])
        #expect(lines == ["group.com.example.App org.example.Own 12", "[\"app\"] API_HOST", "App"])
        #expect(try heard(#"print(Bundle.main.bundleIdentifier ?? "none")"#, [:]) == ["com.example.App"])
    }

    /// Fidelity: documented Xcode's build settings.
    @Test func `settings in an Info.plist are those of the target that it belongs to`() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; targets = (O, T); };
                PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
                PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { STAGE = live; }; };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { STAGE = staging; FLAGS = (a, b); HOME = elsewhere; }; };
                O = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildConfigurationList = OL; };
                OL = { isa = XCConfigurationList; buildConfigurations = (OD); };
                OD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { STAGE = watch; INFOPLIST_FILE = Watch/Info.plist; }; };
                T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
                TL = { isa = XCConfigurationList; buildConfigurations = (TR, TD); };
                TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; HOME = shop; }; };
                TD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {
                    INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; FLAGS = "$(inherited) c"; LOOP = "${LOOP}"; HOST = "$(STAGE).${HOME}";
                }; };
                F = { isa = PBXFileReference; path = Config/Debug.xcconfig; };
            }; rootObject = P; }
            """
        let keys = ["STAGE", "FLAGS", "HOST", "TARGET_NAME", "PRODUCT_NAME:rfc1034identifier", "CONFIGURATION", "TOKEN", "LOOP", "SECRET"]
        let list = keys.map { "<key>\($0)</key><string>$(\($0))</string>" }.joined()
        let body = keys.map { #"Bundle.main.infoDictionary?["\#($0)"] as? String ?? "none""# }.joined(separator: ", ")
        let lines = try heard(
            "for text in [\(body)] { print(text) }",
            [
                "Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>", "App.xcodeproj/project.pbxproj": project,
                "Config/Debug.xcconfig": "#include \"Shared.xcconfig\"\nHOME = base // where\n",
                "Config/Shared.xcconfig": "HOME=none\nTOKEN = t-$(HOME);\n",
            ])
        #expect(lines == ["staging", "a b c", "staging.base", "My App", "My-App", "Debug", "t-base", "", "SECRET"])
        let made = """
            { objects = {
                P = { buildConfigurationList = PL; targets = (T); }; PL = { buildConfigurations = (PD); }; PD = { name = Debug; };
                T = { name = Own; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
                TL = { buildConfigurations = (TD); };
                TD = { name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1; }; };
            }; rootObject = P; }
            """
        let version = #"let own = Bundle.main.infoDictionary!; print(own["CFBundleShortVersionString"]!, own["CFBundleName"]!)"#
        #expect(try heard(version, ["App.xcodeproj/project.pbxproj": made]) == ["2.1 Own"])
    }

    @Test func `the Info.plist lies in the bundle as a file, too`() throws {
        let body = """
            let url = Bundle.main.url(forResource: "Info", withExtension: "plist")!
            let list = (try? NSDictionary(contentsOf: url, error: ())) as? [String: Any] ?? [:]
            print((list["Keys"] as? [String: Any])?["client"] ?? "none", list["CFBundleName"] ?? "none")
            let read = NSDictionary(contentsOfFile: Bundle.main.path(forResource: "Info", ofType: "plist")!)
            print(read?["CFBundleIdentifier"] ?? "none", (try? NSArray(contentsOf: url, error: ())) == nil)
            """
        let own = """
            <plist version="1.0"><dict><key>Keys</key><dict><key>client</key><string>c1</string></dict>\
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
            """
        #expect(try heard(body, ["Info.plist": own]) == ["c1 App", "none true"])
        #expect(try heard(body, [:]) == ["none App", "com.example.App true"])
    }

    @Test func `a package's bundle is the app's, unless the program says which it is`() throws {
        let lines = try heard(
            """
            print(Bundle.module.path(forResource: "core", ofType: "css") == Bundle.main.path(forResource: "core", ofType: "css"))
            print(Date.timeIntervalSinceReferenceDate == Date().timeIntervalSinceReferenceDate)
            """, ["core.css": "body {}"])
        #expect(lines == ["true", "true"])
    }

    @Test func `a folder that is asked for by name is one in the bundle`() throws {
        let lines = try heard(
            """
            let folder = Bundle.main.url(forResource: "Themes", withExtension: nil)!
            for name in try! FileManager.default.contentsOfDirectory(atPath: folder.path) {
                print(name, (try? String(contentsOf: folder.appendingPathComponent(name))) ?? "none")
            }
            """, ["Shared/Themes/light.css": "white", "Shared/Themes/dark.css": "black", "other.css": "grey"])
        #expect(lines == ["dark.css black", "light.css white"])
    }

    @Test func `the bundle's own folder is there, with files or without`() throws {
        let code = "print(try! FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!))"
        #expect(try heard(code, ["core.css": "body {}"]) == ["[\"core.css\"]"])
        #expect(try heard(code, [:]) == ["[]"])
        #expect(try heard("print(FileManager.default.fileExists(atPath: Bundle.main.bundlePath))", [:]) == ["true"])
    }

    @Test func `bundles that lie in the app's are the app's, others are none`() throws {
        let lines = try heard(
            """
            let path = Bundle.main.path(forResource: "Themes", ofType: "bundle")!
            print(Bundle(path: path)?.path(forResource: "core", ofType: "css") == Bundle.main.path(forResource: "core", ofType: "css"))
            print(Bundle(url: Bundle.main.bundleURL) == Bundle.main, Bundle(path: "/none") == nil, Bundle.allBundles.count)
            """, ["core.css": "body {}"])
        #expect(lines == ["the resource Themes.bundle", "true", "true true 1"])
    }

    @Test func `a list that the project has not got is an empty one`() throws {
        let lines = try heard(
            """
            let path = Bundle.main.path(forResource: "names", ofType: "plist")!
            print((NSArray(contentsOfFile: path) as! [String]).count, NSDictionary(contentsOfFile: path)!.count)
            print(NSArray(contentsOfFile: "/none.plist") == nil, NSDictionary(contentsOfFile: "/none.plist") == nil)
            """, [:])
        #expect(lines == ["the resource names.plist", "0 0", "true true"])
    }

    /// Lists of secrets lie in no repository.
    @Test func `a list that the project has not got has under a key what is assumed`() throws {
        let lines = try heard(
            """
            let path = Bundle.main.path(forResource: "Secrets", ofType: "plist")!
            let all = NSDictionary(contentsOfFile: path) as? [String: Any]
            print(all?["OTHER"] == nil, all!.count)
            guard let own = NSDictionary(contentsOfFile: path), let key = own.object(forKey: "API_KEY") as? String else { fatalError("no key") }
            print(key.isEmpty)
            """, [:], assuming: [.value("Secrets.plist's API_KEY")])
        #expect(
            lines == [
                "the resource Secrets.plist", "Secrets.plist's OTHER, nil", "true 0", "Secrets.plist's API_KEY, not nil",
                "Secrets.plist's API_KEY", "true",
            ])
    }

    @Test func `strings are those of the development language`() throws {
        let lines = try heard(
            """
            print(NSLocalizedString("hello", comment: ""), NSLocalizedString("missing", comment: ""))
            print(NSLocalizedString("sent", tableName: "Mail", value: "Away", comment: ""))
            print(NSLocalizedString("read", tableName: "Mail", value: "Seen", comment: ""))
            print(String(localized: "hello", comment: "greets"), String(localized: "missing"))
            print(String(localized: "sent", table: "Mail"), String(localized: "read", defaultValue: "Seen", table: "Mail", comment: ""))
            """,
            [
                "en.lproj/Localizable.strings": "\"hello\" = \"Good day\";", "fr.lproj/Localizable.strings": "\"hello\" = \"Bonjour\";",
                "Base.lproj/Mail.strings": "\"sent\" = \"Sent\";",
            ])
        #expect(lines == ["Good day missing", "Sent", "Seen", "Good day missing", "Sent Seen"])
    }

    @Test func `colours are those of the project's colour sets`() throws {
        let set = """
            {"colors": [
                {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"color-space": "srgb", "components": {"red": "51", "green": "0", "blue": "0", "alpha": "1.000"}}}
            ]}
            """
        let lines = try heard(
            """
            let color = UIColor(named: "accent")!
            for style in [UIUserInterfaceStyle.light, .dark] {
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                print(red, green, blue, alpha)
            }
            """, ["Assets.xcassets/Brand/accent.colorset/Contents.json": set])
        #expect(lines == ["1.0 0.5 0.0 1.0", "0.2 0.0 0.0 1.0"])
    }

    /// Fidelity: documented NSDataAsset; a set that the project has not got is taken to be there, and empty (simplified).
    @Test func `data sets of the asset catalog have their files' bytes`() throws {
        let lines = try heard(
            """
            struct Brand: Decodable { let name: String }
            let asset = NSDataAsset(name: "Brand")!
            print(asset.name, (try? JSONDecoder().decode(Brand.self, from: asset.data))?.name ?? "none")
            print(NSDataAsset(name: "Elsewhere", bundle: .main)!.data.isEmpty)
            """,
            [
                "Assets.xcassets/Brand.dataset/brand.json": #"{"name": "North"}"#,
                "Assets.xcassets/Brand.dataset/Contents.json": #"{"data": [{"idiom": "universal", "filename": "brand.json"}]}"#,
            ])
        #expect(lines == ["Brand North", "the resource Elsewhere.dataset", "true"])
    }

    @Test func `a colour gives its parts as hue and as grey`() throws {
        let lines = try heard(
            """
            var (hue, saturation, brightness, white, alpha): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
            UIColor(red: 0, green: 0, blue: 0.5, alpha: 0.25).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            print(hue * 3, saturation, brightness, alpha)
            print(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: &alpha), white, alpha, UIColor.red.getWhite(&white, alpha: &alpha))
            """, [:])
        #expect(lines == ["2.0 1.0 0.5 0.25", "true 0.5 1.0 false"])
    }

    @Test func `what the project has not got is told of and empty`() throws {
        let lines = try heard(
            """
            let path = Bundle.main.path(forResource: "sound", ofType: "wav")!
            print(path.hasSuffix("App.app/sound.wav"), FileManager.default.fileExists(atPath: path), try! Data(contentsOf: URL(fileURLWithPath: path)).count)
            print(FileManager.default.fileExists(atPath: Bundle.main.bundlePath + "/other.wav"))
            """, ["core.css": ""])
        #expect(lines == ["the resource sound.wav", "true true 0", "false"])
    }

    @Test func `what catalogs have is called as Xcode calls it`() throws {
        let blue = "{\"colors\":[{\"color\":{\"components\":{\"red\":\"0\",\"green\":\"0\",\"blue\":\"1.000\",\"alpha\":\"1.000\"}}}]}"
        let lines = try heard(
            """
            print(UIColor(resource: .brandBlue) == .blue, UIColor(resource: .rssTint) == .blue, UIColor.accent == UIColor(resource: .accent))
            let picture: UIImage = .logo
            print(picture.size == UIImage(resource: .logo).size, ImageResource.logo == ImageResource(name: "Logo Image", bundle: .main))
            """,
            [
                "A.xcassets/Brand Blue.colorset/Contents.json": blue, "A.xcassets/RSSTint.colorset/Contents.json": blue,
                "A.xcassets/accent-color.colorset/Contents.json": blue, "A.xcassets/Logo Image.imageset/Contents.json": "{}",
            ])
        #expect(lines == ["true true true", "true true"])
    }

    @Test func `languages are the user's where there are such`() throws {
        let code = #"print(Bundle.preferredLocalizations(from: ["de", "en-GB"]), Bundle.preferredLocalizations(from: ["de", "fr"]))"#
        #expect(try heard(code, [:]) == [#"["en-GB"] ["de"]"#])
    }

    @Test func `the app's own object is of the class that its entry or its Info.plist names`() throws {
        let code = """
            import UIKit
            final class Own: UIApplication { var count = 3 }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(type(of: UIApplication.shared), (UIApplication.shared as? Own)?.count ?? 0, Own.shared === UIApplication.shared)
                }
            }
            """
        let list = "<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Own</string></dict></plist>"
        let main = """
            import UIKit
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Own.self), NSStringFromClass(AppDelegate.self))
            """
        func heard(_ others: [Source]) throws -> [String] {
            var setting = Setting()
            setting.root = "A"
            let run = try Run(sources: [Source(path: "A.swift", text: code)] + others, setting: setting)
            return run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.compactMap(\.text)
        }
        #expect(try heard([Source(path: "Info.plist", text: list, isFound: true)]) == ["Own 3 true"])
        #expect(try heard([Source(path: "main.swift", text: main, isFound: true)]) == ["Own 3 true"])
        #expect(try heard([]) == ["UIApplication 0 true"])
    }
}
