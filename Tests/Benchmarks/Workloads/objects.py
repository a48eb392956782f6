class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next


sums = []
for round in range(200):
    head = None
    for value in range(500):
        head = Node(value + round, head)
    total = 0
    while head is not None:
        node = head
        total += node.value
        head = node.next
    sums.append(total)
print(sum(sums))
