extension Bool {
    var intValue: Int { self ? 1 : 0 }
    var integerValue: Int { self ? 1 : 0 }
    var doubleValue: Double { self ? 1 : 0 }
    var floatValue: Float { self ? 1 : 0 }
    var boolValue: Bool { self }
    var stringValue: String { self ? "1" : "0" }
}
