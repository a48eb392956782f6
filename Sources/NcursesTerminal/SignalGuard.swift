internal import CTerminal

/// The signal handlers' switches. The handlers themselves are C, as they may run at any moment: `guard.c` has them and all of their state.
@MainActor
struct SignalGuard {
    /// Readable when a signal has come that the program must act upon: a byte for each, see `Wake`.
    let descriptor: Int32

    /// The meaning of a byte from the descriptor.
    enum Wake: UInt8 {
        case interrupt = 0x49
        case resize = 0x57
        case stop = 0x5A
        case goOn = 0x43
    }

    /// Installs the handlers, once per process.
    init(modes: termios, restore: [UInt8]) throws(TerminalError) {
        var modes = modes
        descriptor = restore.withUnsafeBytes { bytes in
            guard_install(&modes, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        if descriptor < 0 { throw .system("no pipe for signals") }
    }

    /// From now on a signal or an exit restores the terminal, or no longer does.
    func hold(_ holds: Bool) { guard_hold(holds ? 1 : 0) }
    /// Another program has the keyboard, or no longer. An interrupt that was not handled is dropped.
    func lend(_ lends: Bool) { guard_lend(lends ? 1 : 0) }
    /// Whether an interrupt has come that the program has not seen.
    var hasInterrupt: Bool { guard_has_interrupt() != 0 }
    /// The program has seen the interrupt.
    func takeInterrupt() { guard_take_interrupt() }
    /// Stops the process until it is continued.
    func stop() { guard_stop() }

    /// The signals that have come since the last call, each once.
    func takeWakes() -> Set<Wake> {
        var buffer = [UInt8](repeating: 0, count: 64)
        var wakes: Set<Wake> = []
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return wakes }
            wakes.formUnion(buffer.prefix(count).compactMap(Wake.init))
        }
    }
}
