def step(value, factor):
    product = value * factor
    rest = product % 101
    return rest


value = 1
for index in range(5_000):
    factor = index % 13 + 1
    value = step(value, factor)
    value += 1
print(value)
