struct P { var x = 1; var y: String? = "a" }
dump([P()], name: "list", maxDepth: 1)
dump(1..<3)
print(Mirror(reflecting: 1..<3).children.count, Mirror(reflecting: ()).displayStyle as Any, Mirror(reflecting: P()).descendant("y") as Any, Mirror(reflecting: (1, b: 2)).subjectType)
