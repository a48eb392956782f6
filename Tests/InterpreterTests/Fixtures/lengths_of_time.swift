// Lengths of time are exact, say what they are made of, and are calculated with.
extension Duration {
    var interval: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
    static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
    static func * (left: Double, right: Duration) -> Duration { right * left }
}

struct Poll {
    let interval: Duration = .minutes(1)
    var tolerance = Duration.milliseconds(250)
}

func show(_ duration: Duration) { print(duration, duration.components.seconds, duration.components.attoseconds) }

let poll = Poll()
print(poll.interval.interval, poll.tolerance.interval)
show(.zero)
show(.seconds(3))
show(.seconds(1.5))
show(.seconds(-2.25))
show(.milliseconds(1500))
show(.milliseconds(0.5))
show(.microseconds(7))
show(.nanoseconds(-1_000_000_001))
show(Duration(secondsComponent: 2, attosecondsComponent: -500_000_000_000_000_000))
let (seconds, attoseconds) = Duration.milliseconds(2750).components
print(seconds, attoseconds)

show(.seconds(1) + .milliseconds(1))
show(.seconds(1) - .milliseconds(1))
show(.milliseconds(1) - .seconds(1))
show(.seconds(10) / 4)
show(.seconds(10) / 2.5)
show(.milliseconds(3) * 500)
show(.milliseconds(300) * 1.5)
show(2 * Duration.seconds(4))
print(Duration.seconds(3) / Duration.milliseconds(1500))
var total = Duration.zero
for part in [Duration.seconds(1), .milliseconds(250), .microseconds(5)] { total += part }
total -= .seconds(1)
show(total)
total *= 2
show(total)

print(Duration.seconds(1) < .milliseconds(1001), Duration.seconds(1) == .milliseconds(1000), Duration.seconds(2) > .zero)
print(max(Duration.seconds(1), .milliseconds(900)), [Duration.seconds(2), .milliseconds(1), .seconds(-1)].sorted())
print(Set([Duration.seconds(1), .milliseconds(1000), .zero]).count)
let whole: Int64 = 12
show(.seconds(whole))
let part: Double = 12
show(.seconds(part))
print("every \(poll.interval) or so")
