/// Who may read a value in a message.
///
/// Fidelity: documented OSLogPrivacy; a debugger shows all values, and so does the console here.
struct OSLogPrivacy {
    enum Mask { case hash, none }
    static let auto = OSLogPrivacy()
    static let `public` = OSLogPrivacy()
    static let `private` = OSLogPrivacy()
    static let sensitive = OSLogPrivacy()
    static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
