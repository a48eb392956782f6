import Foundation

enum Failure: Error { case empty, wrong(Int), late }
enum Level: Int, Error { case low = 3, high = 9 }
struct Described: LocalizedError {
    var errorDescription: String? { "described" }
    var failureReason: String? { "a reason" }
}
struct Numbered: CustomNSError {
    static var errorDomain: String { "numbers" }
    var errorCode: Int { 42 }
    var errorUserInfo: [String: Any] { ["key": 1] }
}
struct Plain: CustomNSError {}

print((Failure.empty as NSError).code, (Failure.wrong(3) as NSError).code, (Failure.late as NSError).code, (Level.high as NSError).code)
print((Failure.empty as NSError).domain, (Plain() as NSError).domain, (Plain() as NSError).code)
print((Described() as NSError).localizedDescription, Described().localizedDescription, (Described() as NSError).localizedFailureReason ?? "-")
let numbered = Numbered() as NSError
print(numbered.domain, numbered.code, numbered.userInfo["key"] ?? "-")

let given = NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "hello"])
print(given.localizedDescription, given.code, given.domain, given.userInfo.count)
func fail(_ error: Error) throws { throw error }
do { try fail(given) } catch let error as NSError where error.code == 7 { print("caught", error.domain) } catch { print("other") }
do { try fail(given) } catch { print((error as NSError).code, error.localizedDescription) }
do { try fail(Level.low) } catch { print((error as NSError).code, error is Level) }
let outer = NSError(domain: "d", code: 1, userInfo: [
    NSUnderlyingErrorKey: given, NSLocalizedFailureReasonErrorKey: "why", NSLocalizedRecoverySuggestionErrorKey: "how",
])
print(outer.localizedFailureReason ?? "-", outer.localizedRecoverySuggestion ?? "-", (outer.userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? 0)
print(given == NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "hello"]), given.isEqual(outer))
let errors: [Error] = [Failure.empty, given, Level.low]
print(errors.map { ($0 as NSError).code }, errors.compactMap { $0 as? Failure }.count)
class Own: NSError, @unchecked Sendable {
    init(number: Int) { super.init(domain: "own", code: number, userInfo: nil) }
    required init?(coder: NSCoder) { nil }
}
do { try fail(Own(number: 5)) } catch let error as Own { print("own class", error.code, error.domain) } catch { print("no") }
print(URLError(.timedOut).errorCode, (URLError(.cancelled) as NSError).code)
