let (newest, first) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
print(first.yield(1), first.yield(2))
first.finish()
print(first.yield(3))
for await value in newest { print(value) }
let (oldest, second) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingOldest(2))
print(second.yield("a"), second.yield("b"), second.yield("c"))
second.finish()
for await value in oldest { print(value) }
