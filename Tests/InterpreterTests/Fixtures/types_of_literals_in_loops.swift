// What a loop's name is said to be, the elements of a literal are.
protocol Route { var path: String { get } }
enum UserRoute: Route {
    case list(page: Int), me
    var path: String {
        switch self {
        case .list(let page): "/users?page=\(page)"
        case .me: "/me"
        }
    }
}
for route: UserRoute in [.list(page: 2), .me] { print(route.path) }
for number: Double in [1, 2.5] { print(number) }
for route: any Route in [UserRoute.me] { print(route.path) }
