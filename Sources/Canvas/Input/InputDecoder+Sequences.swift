/// The bytes between `ESC [` and the last byte.
struct ControlSequence {
    private var marker: UInt8?
    private var parameters: [Int]
    private let last: UInt8

    init(_ body: ArraySlice<UInt8>, last: UInt8) {
        self.last = last
        var body = body
        if let first = body.first, (0x3C...0x3F).contains(first) {
            marker = first
            body = body.dropFirst()
        }
        // Sub-parameters after a colon are not needed here.
        parameters = body.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
            part.prefix { (0x30...0x39).contains($0) }.prefix(6).reduce(0) { 10 * $0 + Int($1) - 0x30 }
        }
    }

    private func parameter(_ index: Int, default value: Int) -> Int {
        index < parameters.count && parameters[index] > 0 ? parameters[index] : value
    }

    var isPasteStart: Bool { marker == nil && last == 0x7E && parameter(0, default: 0) == 200 }

    private var modifiers: Key.Modifiers { Key.Modifiers(rawValue: UInt8((parameter(1, default: 1) - 1) & 7)) }

    var report: InputDecoder.Report? {
        switch (marker, last) {
        case (0x3C, 0x4D), (0x3C, 0x6D):
            return InputDecoder.mouse(
                button: parameter(0, default: 0), x: parameter(1, default: 1), y: parameter(2, default: 1), isRelease: last == 0x6D)
        case (0x3F, 0x63):
            return .attributes
        case (nil, 0x49):
            return .event(.focus(true))
        case (nil, 0x4F):
            return .event(.focus(false))
        case (nil, _):
            return key.map { .event(.key($0)) }
        default:
            return nil
        }
    }

    private var key: Key? {
        if let code = InputDecoder.cursorCode(last) { return Key(code, modifiers) }
        switch last {
        case 0x5A: return .backtab
        case 0x61...0x64: return InputDecoder.cursorCode(last - 0x20).map { Key($0, .shift) }
        case 0x7E where parameter(0, default: 0) == 27: return Self.key(unicode: parameter(2, default: 0), modifiers)
        case 0x75: return Self.key(unicode: parameter(0, default: 0), modifiers)
        case 0x7E: return numbered.map { Key($0, modifiers) }
        case 0x24: return numbered.map { Key($0, .shift) }
        case 0x5E: return numbered.map { Key($0, .control) }
        case 0x40: return numbered.map { Key($0, [.control, .shift]) }
        default: return nil
        }
    }

    private var numbered: Key.Code? {
        switch parameter(0, default: 0) {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case let number where (11...15).contains(number): .function(number - 10)
        case let number where (17...21).contains(number): .function(number - 11)
        case let number where (23...26).contains(number): .function(number - 12)
        case let number where (28...29).contains(number): .function(number - 13)
        case let number where (31...34).contains(number): .function(number - 14)
        default: nil
        }
    }

    private static func key(unicode value: Int, _ modifiers: Key.Modifiers) -> Key? {
        guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
        if scalar.value < 0x20 || scalar.value == 0x7F {
            var key = InputDecoder.controlKey(UInt8(scalar.value))
            key.modifiers.formUnion(modifiers)
            return key
        }
        return Key(.character(Character(scalar)), modifiers.subtracting(.shift))
    }
}

extension InputDecoder {
    static func cursorCode(_ last: UInt8) -> Key.Code? {
        switch last {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x46: .end
        case 0x48: .home
        case 0x50...0x53: .function(Int(last) - 0x4F)
        default: nil
        }
    }

    // After ESC O.
    static func applicationKey(_ last: UInt8) -> Key? {
        if let code = cursorCode(last) { return Key(code) }
        switch last {
        case 0x4D: return .enter
        case 0x61...0x64: return cursorCode(last - 0x20).map { Key($0, .control) }
        case 0x6A...0x79: return Key(.character(Character(Unicode.Scalar(last - 0x40))))
        default: return nil
        }
    }

    static func controlKey(_ byte: UInt8) -> Key {
        switch byte {
        case 0x09: return .tab
        case 0x0A, 0x0D: return .enter
        case 0x08, 0x7F: return .backspace
        case 0x1B: return .escape
        case 0x00: return .control(" ")
        case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
        default: return .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    static func mouse(button: Int, x: Int, y: Int, isRelease: Bool) -> Report? {
        let position = Point(x: max(0, x - 1), y: max(0, y - 1))
        var modifiers: Key.Modifiers = []
        if button & 4 != 0 { modifiers.insert(.shift) }
        if button & 8 != 0 { modifiers.insert(.alt) }
        if button & 16 != 0 { modifiers.insert(.control) }
        let action: Mouse.Action
        switch (button & 64 != 0, button & 3) {
        case (true, 0): action = .wheelUp
        case (true, 1): action = .wheelDown
        case (true, _): return nil
        case (false, let number):
            // X10 reports do not contain which button was released.
            let which: Mouse.Button = number == 1 ? .middle : number == 2 ? .right : .left
            if isRelease {
                action = .release(which)
            } else if number == 3 {
                return nil
            } else {
                action = button & 32 != 0 ? .drag(which) : .press(which)
            }
        }
        return .event(.mouse(Mouse(action, at: position, modifiers)))
    }

    // `11;rgb:RRRR/GGGG/BBBB`, each channel of one to four hexadecimal digits.
    static func answer(_ bytes: ArraySlice<UInt8>) -> Report? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
        let channels = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap { digits -> UInt8? in
            guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
            return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
        }
        guard channels.count == 3 else { return nil }
        return .backgroundColor(RGB(red: channels[0], green: channels[1], blue: channels[2]))
    }
}
