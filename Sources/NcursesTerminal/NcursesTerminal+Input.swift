internal import CTerminal
public import Canvas

extension NcursesTerminal {
    /// Waits for the next event, without using the processor meanwhile.
    public func next(timeout: Duration?) -> InputEvent? {
        let clock = ContinuousClock()
        let deadline = timeout.map { clock.now + $0 }
        while true {
            if !events.isEmpty {
                let event = events.removeFirst()
                if event == .interrupt { signals.takeInterrupt() }
                return event
            }
            let left = deadline.map { max(.zero, $0 - clock.now) }
            let isOver = left == .zero
            let patience: Duration? = decoder.isWaiting ? .milliseconds(decoder.isInLongSequence ? 500 : 25) : nil
            let wait = [left, patience].compactMap { $0 }.min()
            switch poll(for: wait) {
            case .nothing:
                if let patience, wait == patience, !(isOver && patience > .zero) {
                    take(decoder.flush())
                } else if isOver || wait == left {
                    return nil
                }
            case .input: readInput()
            case .signal: answerSignals()
            case .ended: events.append(.endOfInput)
            }
        }
    }

    /// Takes the events that have come already, in order, and waits for none.
    public func takeTypedAhead() -> [InputEvent] {
        var taken: [InputEvent] = []
        while taken.last != .endOfInput, let event = next(timeout: .zero) { taken.append(event) }
        return taken
    }

    private enum Readiness {
        case nothing
        case input
        case signal
        case ended
    }

    private func poll(for wait: Duration?) -> Readiness {
        var descriptors = [
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        ]
        // Rounded up: a wait that ends too early would only be repeated.
        let milliseconds = wait.map { wait in
            let (seconds, attoseconds) = wait.components
            return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        }
        let count = CTerminal.poll(&descriptors, nfds_t(descriptors.count), milliseconds ?? -1)
        if count < 0 { return nc_can_retry() != 0 ? .signal : .ended }
        if descriptors[0].revents != 0 { return .signal }
        if descriptors[1].revents & Int16(POLLIN) != 0 { return .input }
        if descriptors[1].revents != 0 { return .ended }
        return .nothing
    }

    private func readInput() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
            take(decoder.feed(buffer.prefix(count)))
        } else if count == 0 || nc_can_retry() == 0 {
            events.append(.endOfInput)
        }
    }

    private func take(_ reports: [InputDecoder.Report]) {
        for report in reports {
            switch report {
            case .event(let event): append(event)
            case .attributes: query = .none
            case .backgroundColor(let color):
                let answer: Background = color.luminance > 127 ? .light : .dark
                if answer != background {
                    background = answer
                    append(.background(answer))
                }
            }
        }
    }

    // Of a drag only the latest place counts: a slow picture must not lag behind the hand.
    private func append(_ event: InputEvent) {
        if case .mouse(let mouse) = event, case .drag = mouse.action, case .mouse(let before)? = events.last, before.action == mouse.action
        {
            events[events.count - 1] = event
        } else {
            events.append(event)
        }
    }

    private func answerSignals() {
        let wakes = signals.takeWakes()
        if wakes.contains(.stop) {
            leave()
            signals.stop()
            _ = signals.takeWakes()
            comeBack()
        } else if wakes.contains(.goOn) {
            comeBack()
        }
        if wakes.contains(.resize) {
            // A window that was made smaller and larger again has its old size, and has lost what it showed.
            if !adoptSize() { redrawwin(nc_stdscr()) }
            append(.resize(size))
        }
        // One that has been taken meanwhile is no news.
        if wakes.contains(.interrupt), signals.hasInterrupt { append(.interrupt) }
    }

    private func comeBack() {
        let before = size
        enter()
        if size != before { append(.resize(size)) }
        append(.resumed)
    }

    /// Whether an interrupt has come that `next` has not given yet.
    public var isInterrupted: Bool { signals.hasInterrupt }

    /// Whether an event waits, or bytes that may become one.
    public var hasInput: Bool {
        if !events.isEmpty || isInterrupted { return true }
        if case .nothing = poll(for: .zero) { return false }
        return true
    }

    /// Forgets it.
    public func takeInterrupt() { signals.takeInterrupt() }

    /// Discards input until the response to the query at the start has come, for at most a tenth of a second.
    func awaitAnswer() {
        let clock = ContinuousClock()
        let deadline = clock.now + .milliseconds(100)
        while query == .asked, clock.now < deadline {
            guard poll(for: deadline - clock.now) == .input else { return }
            readInput()
        }
    }
}
