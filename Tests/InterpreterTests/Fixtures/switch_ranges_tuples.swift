for p in [(0, 0), (3, 0), (0, 4), (2, 2), (-5, 9)] {
    switch p { case (0, 0): print("origin"); case (_, 0): print("x"); case (0, let y): print("y", y); case let (x, y) where x == y: print("diagonal"); case (..<0, 5...): print("upper left"); default: print("?") }
}
switch 42 { case Int.min..<0: print("neg"); case 0..<10: print("digit"); case 10...: print("more"); default: break }
