// A class whose wrappers are found through what a protocol of a superclass's names: all of its properties have their places.
protocol Stocked: AnyObject {}
class Record: Stocked {
    required init(meta: Void) {}
    class var meta: Self { self.init(meta: ()) }
}
extension Stocked where Self: Record { typealias Field = FieldContainer<Self> }
enum FieldContainer<Owner: Record> {}
extension FieldContainer {
    @propertyWrapper struct Stored<Value> {
        var wrappedValue: Value
        let name: String
        init(wrappedValue: Value, _ name: String) { self.wrappedValue = wrappedValue; self.name = name }
    }
}
enum Demo {}
extension Demo {
    final class Palette: Record {
        @Field.Stored("hue") var hue: Int = 1
        @Field.Stored("saturation") var saturation: Int = 2
        var brightness = 3
    }
}
class Entity<O: Record> { let made: O; init() { made = O.meta } }
let palette = Entity<Demo.Palette>().made
print(palette.hue, palette.saturation, palette.brightness)
