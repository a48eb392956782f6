import Stage
import Testing
import UIKit

/// What the network, of which no setting says what it sends, answers an app that ends by it.
@Suite struct NetworkAnswerTests: EntrySuite {
    let root: String? = "A"

    @Test func `where an app takes what the network sends for a list, it sends one, unless a setting says what it sends`() throws {
        let text = """
            class A: UIViewController {
                var users: [[String: AnyObject]] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/users")!) { data, _, _ in
                        self.users = try! JSONSerialization.jsonObject(with: data!, options: []) as! [[String: AnyObject]]
                        print(self.users.count, try! JSONDecoder().decode([Int].self, from: data!).count)
                    }
                    task.resume()
                }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["0 0"])
        #expect(placeholders(run) == ["the network's text, [] and not {}"])
        let stated = try self.run(text) { $0.network.body = #"{"users": []}"# }
        #expect(told(stated).count == 1)
        #expect(told(stated)[0].contains("Could not cast value"))
    }

    @Test func `where an app cannot do without what the network would send, it is out of reach, unless a setting says more`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/users")!) { data, _, error in
                        if let error { return print("failed", (error as? URLError)?.code == .notConnectedToInternet) }
                        let sent = try! JSONSerialization.jsonObject(with: data!, options: []) as! [String: Any]
                        DispatchQueue.main.async { print((sent["items"] as! [String]).count) }
                    }
                    task.resume()
                }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["failed true"])
        #expect(placeholders(run) == ["the network, which cannot be reached"])
        let stated = try self.run(text) { $0.network.delay = 0.5 }
        #expect(told(stated).count == 1)
        #expect(told(stated)[0].contains("found nil"))
    }
}
