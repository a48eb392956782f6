extension TimeZone {
    /// Fidelity: documented NSTimeZone.init(name:).
    init?(name: String) { self.init(identifier: name) }
    /// Fidelity: documented NSTimeZone.init(forSecondsFromGMT:).
    init(forSecondsFromGMT seconds: Int) { self = TimeZone(secondsFromGMT: seconds)! }
    /// Fidelity: documented NSTimeZone.local, system, default.
    static var local: TimeZone { .current }
    static var system: TimeZone { .current }
    static var `default`: TimeZone { .current }
    /// Fidelity: documented NSTimeZone.name.
    var name: String { identifier }
}
