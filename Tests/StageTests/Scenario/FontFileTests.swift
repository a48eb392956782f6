import Projects
import Stage
import Testing

/// Fonts that an app brings in files.
@Suite struct FontFileTests {
    /// Fidelity: documented CTFontManagerRegisterGraphicsFont, CTFontManagerRegisterFontsForURL; every file is a font and is registered (simplified).
    @Test func `fonts in files are registered`() throws {
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import CoreText
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let url = Bundle.main.url(forResource: "Round-Bold", withExtension: "ttf")!
                    guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else { return print("none") }
                    print(CTFontManagerRegisterGraphicsFont(font, nil))
                    var problem: Unmanaged<CFError>?
                    print(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &problem), problem == nil)
                    if CTFontManagerRegisterGraphicsFont(font, &problem) == false { print(problem.debugDescription) }
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true", "true true"])
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }
}
