internal import Foundation
internal import UIKitBindings

extension Run {
    /// Begins to read, on a thread of its own, the libraries that every program has. The first run waits for what is not read by then.
    public static func prepareLibraries() {
        let thread = Thread { ScriptHost.prepareLibraries() }
        // As much as the main thread has: the parser descends into itself.
        thread.stackSize = 8 << 20
        thread.start()
    }
}
