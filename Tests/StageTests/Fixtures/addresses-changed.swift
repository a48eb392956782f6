import Foundation

var url = URL(string: "https://example.com/a")!
url.appendPathComponent("b")
url.append(path: "c/d")
url.append(component: "e.txt")
print(url)
url.deletePathExtension()
url.appendPathExtension("md")
print(url, url.pathExtension)
url.deleteLastPathComponent()
url.append(queryItems: [URLQueryItem(name: "page", value: "2")])
print(url)
let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
print(folder.appending(path: "x", directoryHint: .isDirectory).hasDirectoryPath)
print(folder.appending(component: "x", directoryHint: .notDirectory).hasDirectoryPath)
print(folder.appending(path: "x/", directoryHint: .inferFromPath).path)
struct Store {
    var places: [URL]
    var root: URL { didSet { print("moved to", root.path) } }
}
var store = Store(places: [folder], root: folder)
store.places[0].appendPathComponent("inner", isDirectory: true)
store.root.append(path: "root")
print(store.places[0].absoluteString)

let all = CGRect(x: 10, y: 20, width: 100, height: 50)
for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
    let (slice, remainder) = all.divided(atDistance: 30, from: edge)
    print(edge.rawValue, slice.minX, slice.minY, slice.width, slice.height, remainder.minX, remainder.minY, remainder.width, remainder.height)
}
let parts = all.divided(atDistance: 500, from: .minXEdge)
print(parts.slice == all, parts.remainder.minX, parts.remainder.width)
let none = all.divided(atDistance: -5, from: .maxYEdge)
print(none.slice.minY, none.slice.height, none.remainder == all)
print(CGRect.null.divided(atDistance: 5, from: .minYEdge).slice.isNull)
