struct Age { let years: Int; init?(_ years: Int) { if years < 0 { return nil }; self.years = years } }
class Person { let age: Age; init?(years: Int) { guard let age = Age(years) else { print("no age"); return nil }; self.age = age }; deinit { print("person gone") } }
class Employee: Person { let job: String; init?(years: Int, job: String) { if job.isEmpty { print("no job"); return nil }; self.job = job; super.init(years: years) } }
print(Employee(years: 3, job: "x")?.age.years as Any)
print(Employee(years: -3, job: "x")?.age.years as Any)
print(Employee(years: 3, job: "")?.age.years as Any)
