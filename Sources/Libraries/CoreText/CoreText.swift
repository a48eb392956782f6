typealias CFURL = URL

typealias CFData = Data

/// Where bytes come from.
///
/// Fidelity: documented CGDataProvider; files are not read (simplified).
final class CGDataProvider {
    init?(url: URL) {}
    init?(data: Data) {}
    init?(filename: String) {}
}

/// A font of Core Graphics.
///
/// Fidelity: documented CGFont; every file is one (simplified).
final class CGFont {
    var postScriptName: String?
    var fullName: String? { postScriptName }
    init?(_ provider: CGDataProvider) {}
    init?(_ name: String) { postScriptName = name }
}

/// Who may use a font.
enum CTFontManagerScope: UInt32 {
    case none = 0, process, persistent, session
    static var user: CTFontManagerScope { .persistent }
}

/// Makes fonts known to the app.
///
/// Fidelity: documented CTFontManagerRegisterGraphicsFont and its like; it always succeeds, and fonts are there by their names before it too
/// (simplified).
@discardableResult
func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }

@discardableResult
func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }

@discardableResult
func CTFontManagerRegisterFontsForURL(_ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }

@discardableResult
func CTFontManagerUnregisterFontsForURL(_ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }
