import Stage
import Testing
import UIKit

/// Key paths that lead through lists, dictionaries and objects.
@Suite struct KeyPathCollectionTests {
    private func printed(_ body: String) -> [String] {
        ScriptRun(
            """
            import UIKit
            class Dog: NSObject {
                @objc var name: String
                @objc var age: Int
                @objc var friend: Dog?
                init(_ name: String, _ age: Int) {
                    self.name = name
                    self.age = age
                }
            }
            class Kennel: NSObject {
                @objc var dogs = [Dog("Rex", 3), Dog("Ada", 5), Dog("Rex", 1)]
                @objc var notes: [[String: String]] = [["title": "a"], ["title": "b", "more": "c"]]
                @objc var first: Dog? { dogs.first }
                @objc func countOfRooms() -> Int { 2 }
                @objc func objectInRoomsAtIndex(_ index: Int) -> Any { ["name": "room \\(index)"] }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let kennel = Kennel()
                    \(body)
                }
            }
            """
        ).show("A")
    }

    /// Fidelity: documented Key-Value Coding Programming Guide (Accessing Collection Properties; Using Collection Operators).
    @Test func `each object of a list is asked`() {
        let lines = printed(
            """
            print(kennel.value(forKeyPath: "dogs.name") as! [String], kennel.value(forKeyPath: #keyPath(Kennel.dogs.age)) as! [Int])
            print(kennel.value(forKeyPath: "notes.title") as! [String])
            print((kennel.value(forKeyPath: "notes.more") as! [Any]).map { $0 is NSNull })
            print((kennel.dogs as NSArray).value(forKey: "name") as! [String])
            print(kennel.value(forKeyPath: "dogs.@count") as! Int, kennel.value(forKeyPath: "dogs.@sum.age") as! Int)
            print(kennel.value(forKeyPath: "dogs.@max.age") as! Int, kennel.value(forKeyPath: "dogs.@min.name") as! String)
            print(kennel.value(forKeyPath: "dogs.@distinctUnionOfObjects.name") as! [String])
            print(kennel.value(forKeyPath: "first.name") as! String, kennel.value(forKeyPath: "first.friend.name") == nil)
            """)
        #expect(
            lines == [
                "[\"Rex\", \"Ada\", \"Rex\"] [3, 5, 1]", "[\"a\", \"b\"]", "[true, false]", "[\"Rex\", \"Ada\", \"Rex\"]", "3 9", "5 Ada",
                "[\"Rex\", \"Ada\"]", "Rex true",
            ])
    }

    /// Fidelity: documented in The Swift Programming Language (Key-Path String Expression: Objective-C sees the properties of the path).
    @Test func `a property that a key path names is one of Objective-C's`() {
        let lines = printed(
            """
            class Owner: NSObject {
                let dog = Dog("Ada", 5)
                let none: Dog? = nil
            }
            let owner = Owner()
            print(owner.value(forKeyPath: #keyPath(Owner.dog.name)) as! String, owner.value(forKeyPath: #keyPath(Owner.none.age)) == nil)
            """)
        #expect(lines == ["Ada true"])
    }

    /// Fidelity: documented Key-Value Coding Programming Guide (Accessor Search Patterns: indexed accessors).
    @Test func `a class that answers to objects one by one has a list`() {
        let lines = printed(
            """
            print((kennel.value(forKey: "rooms") as! [Any]).count, kennel.value(forKeyPath: "rooms.name") as! [String])
            """)
        #expect(lines == ["2 [\"room 0\", \"room 1\"]"])
    }

    /// Fidelity: documented NSObject.setValuesForKeys(_:), dictionaryWithValues(forKeys:).
    @Test func `many keys are set and read at once`() {
        let lines = printed(
            """
            let dog = Dog("Rex", 3)
            dog.setValuesForKeys(["name": "Ada", "age": 7])
            let values = dog.dictionaryWithValues(forKeys: ["name", "friend"])
            print(dog.name, dog.age, values["name"] as! String, values["friend"] is NSNull)
            """)
        #expect(lines == ["Ada 7 Ada true"])
    }
}
