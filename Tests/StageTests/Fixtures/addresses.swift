import Foundation
import FoundationNetworking

let url = URL(string: "https://user:pass@example.com:8080/a/b.txt?q=1&r=x%20y#part")!
print(url.scheme!, url.host!, url.port!, url.user!, url.path, url.query!, url.fragment!)
print(url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent)
print(URL(string: "c", relativeTo: URL(string: "https://example.com/a/b"))!.absoluteString)
print(URL(string: "https://example.com")!.appendingPathComponent("x").absoluteString)
print(URL(string: "https://example.com/a")!.appending(queryItems: [URLQueryItem(name: "k", value: "v w")]))
let file = URL(fileURLWithPath: "/tmp/x/y.json", isDirectory: false)
print(file.isFileURL, file.path, file.absoluteString, file.appendingPathExtension("gz").lastPathComponent)
print(URL(string: "") == nil, URL(string: "https://a.b") == URL(string: "https://a.b"))
var parts = URLComponents(string: "https://example.com/search?q=cat&page=2")!
print(parts.queryItems!.map { "\($0.name)=\($0.value ?? "")" }, parts.host!, parts.path)
parts.queryItems = [URLQueryItem(name: "q", value: "a b&c"), URLQueryItem(name: "flag", value: nil)]
parts.fragment = "top"
parts.port = 81
print(parts.url!, parts.string!, parts.percentEncodedQuery!)
var made = URLComponents()
made.scheme = "https"
made.host = "example.org"
made.path = "/x y"
print(made.url!.absoluteString, URLComponents(url: url, resolvingAgainstBaseURL: false)!.query!)
var request = URLRequest(url: url)
request.httpMethod = "POST"
request.setValue("a", forHTTPHeaderField: "X-A")
request.addValue("b", forHTTPHeaderField: "X-A")
print(request.httpMethod!, request.value(forHTTPHeaderField: "X-A")!, request.url == url)
