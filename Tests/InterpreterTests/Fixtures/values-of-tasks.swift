// Values that a task has for a while: those that it begins have them too, detached ones do not.
enum Request {
    @TaskLocal static var name: String?
    @TaskLocal static var depth = 0
}

struct Broken: Error {}

func show(_ place: String) { print(place, Request.name ?? "none", Request.depth) }

show("outside")
Request.$name.withValue("a") {
    show("bound")
    Request.$depth.withValue(Request.depth + 1) { show("both") }
    show("one again")
}
show("outside")
print(Request.$depth.withValue(5) { Request.depth * 2 }, Request.$depth.get())

do {
    try Request.$name.withValue("failing") {
        show("before")
        throw Broken()
    }
} catch {
    show("after an error")
}

await Request.$name.withValue("b") {
    await Task { show("made in it") }.value
    await Task.detached { show("detached") }.value
    async let child: Void = show("child")
    await child
    await Task.yield()
    show("after waiting")
}

let late = Request.$name.withValue("late") {
    Task {
        await Task.yield()
        show("later")
        Request.$name.withValue("inner") { show("inside") }
        show("later")
    }
}
show("meanwhile")
await late.value

await withTaskGroup(of: Void.self) { group in
    Request.$depth.withValue(7) { group.addTask { show("of a group") } }
    await group.waitForAll()
}

let cancelled = Task { () -> Bool in
    withUnsafeCurrentTask { task in task?.cancel() }
    return Task.isCancelled
}
print(await cancelled.value)
