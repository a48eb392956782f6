var list = [3, 1, 2]
print("start")
list.sort { x, y in list.count > 0 && x < y }
print(list)
