@MainActor func work(_ name: String) async {
    do {
        for step in 1...3 {
            try Task.checkCancellation()
            print(name, step)
            try await Task.sleep(for: .milliseconds(50))
        }
        print(name, "done")
    } catch is CancellationError {
        print(name, "cancelled", Task.isCancelled)
    } catch {
        print("other", error)
    }
}

let first = Task { await work("first") }
await Task.yield()
first.cancel()
await first.value
print(first.isCancelled)

let second = Task { @MainActor in
    await withTaskCancellationHandler {
        await work("second")
    } onCancel: {
        print("handler")
    }
}
await Task.yield()
await Task.yield()
second.cancel()
print("asked")
await second.value

let third = Task { @MainActor in
    print("begins", Task.isCancelled)
    try await Task.sleep(nanoseconds: 1_000_000_000)
    print("never")
}
third.cancel()
do {
    try await third.value
} catch {
    print(error, error is CancellationError)
}
print(Task.isCancelled)
