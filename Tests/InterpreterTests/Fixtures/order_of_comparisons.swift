print([3, 1, 2].sorted { a, b in print("compare", a, b); return a < b })
