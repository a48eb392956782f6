import Foundation

// Cocoa's errors by their codes, as they are thrown and as they are matched.
let missing = FileManager.default.temporaryDirectory.appendingPathComponent("appear-is-not-there.json")
do { _ = try Data(contentsOf: missing) } catch {
    let error = error as? CocoaError
    print(error?.code == .fileReadNoSuchFile, error?.errorCode ?? 0, error?.isFileError ?? false)
}
do { _ = try String(contentsOf: missing, encoding: .utf8) } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
    print("no such file")
} catch { print("other") }
do { try FileManager.default.removeItem(at: missing) } catch CocoaError.fileNoSuchFile { print("nothing to remove") } catch { print("other") }
do { throw CocoaError(.fileWriteOutOfSpace) } catch let error as CocoaError { print(error.code == .fileWriteOutOfSpace, (error as NSError).code) }
do { throw CocoaError(.userCancelled) } catch CocoaError.userCancelled { print("cancelled") }
do { throw URLError(.timedOut) } catch URLError.timedOut { print("timed out") }
do { throw URLError(.badURL) } catch URLError.timedOut { print("timed out") } catch { print("not timed out", error is URLError, error is CocoaError) }
let object = NSError(domain: NSCocoaErrorDomain, code: 260)
print(object is CocoaError, (object as Error) is URLError, (object as? CocoaError)?.code.rawValue ?? 0)
switch object as Error {
case CocoaError.fileNoSuchFile: print("no file")
case CocoaError.fileReadNoSuchFile: print("no file to read")
default: print("other")
}
