/// Fidelity: documented UnitInformationStorage.
final class UnitInformationStorage: Dimension {
    override class func baseUnit() -> UnitInformationStorage { bits }
    class var bytes: UnitInformationStorage { UnitInformationStorage(symbol: "B", converter: UnitConverterLinear(coefficient: 8)) }
    class var bits: UnitInformationStorage { UnitInformationStorage(symbol: "bit", converter: UnitConverterLinear(coefficient: 1)) }
    class var nibbles: UnitInformationStorage { UnitInformationStorage(symbol: "nibble", converter: UnitConverterLinear(coefficient: 4)) }
    class var yottabytes: UnitInformationStorage { UnitInformationStorage(symbol: "YB", converter: UnitConverterLinear(coefficient: 8e+24)) }
    class var zettabytes: UnitInformationStorage { UnitInformationStorage(symbol: "ZB", converter: UnitConverterLinear(coefficient: 8e+21)) }
    class var exabytes: UnitInformationStorage { UnitInformationStorage(symbol: "EB", converter: UnitConverterLinear(coefficient: 8e+18)) }
    class var petabytes: UnitInformationStorage { UnitInformationStorage(symbol: "PB", converter: UnitConverterLinear(coefficient: 8000000000000000)) }
    class var terabytes: UnitInformationStorage { UnitInformationStorage(symbol: "TB", converter: UnitConverterLinear(coefficient: 8000000000000)) }
    class var gigabytes: UnitInformationStorage { UnitInformationStorage(symbol: "GB", converter: UnitConverterLinear(coefficient: 8000000000)) }
    class var megabytes: UnitInformationStorage { UnitInformationStorage(symbol: "MB", converter: UnitConverterLinear(coefficient: 8000000)) }
    class var kilobytes: UnitInformationStorage { UnitInformationStorage(symbol: "kB", converter: UnitConverterLinear(coefficient: 8000)) }
    class var yottabits: UnitInformationStorage { UnitInformationStorage(symbol: "Yb", converter: UnitConverterLinear(coefficient: 1e+24)) }
    class var zettabits: UnitInformationStorage { UnitInformationStorage(symbol: "Zb", converter: UnitConverterLinear(coefficient: 1e+21)) }
    class var exabits: UnitInformationStorage { UnitInformationStorage(symbol: "Eb", converter: UnitConverterLinear(coefficient: 1e+18)) }
    class var petabits: UnitInformationStorage { UnitInformationStorage(symbol: "Pb", converter: UnitConverterLinear(coefficient: 1000000000000000)) }
    class var terabits: UnitInformationStorage { UnitInformationStorage(symbol: "Tb", converter: UnitConverterLinear(coefficient: 1000000000000)) }
    class var gigabits: UnitInformationStorage { UnitInformationStorage(symbol: "Gb", converter: UnitConverterLinear(coefficient: 1000000000)) }
    class var megabits: UnitInformationStorage { UnitInformationStorage(symbol: "Mb", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilobits: UnitInformationStorage { UnitInformationStorage(symbol: "kb", converter: UnitConverterLinear(coefficient: 1000)) }
    class var yobibytes: UnitInformationStorage { UnitInformationStorage(symbol: "YiB", converter: UnitConverterLinear(coefficient: 9.671406556917033e+24)) }
    class var zebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "ZiB", converter: UnitConverterLinear(coefficient: 9.44473296573929e+21)) }
    class var exbibytes: UnitInformationStorage { UnitInformationStorage(symbol: "EiB", converter: UnitConverterLinear(coefficient: 9.223372036854776e+18)) }
    class var pebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "PiB", converter: UnitConverterLinear(coefficient: 9007199254740992)) }
    class var tebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "TiB", converter: UnitConverterLinear(coefficient: 8796093022208)) }
    class var gibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "GiB", converter: UnitConverterLinear(coefficient: 8589934592)) }
    class var mebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "MiB", converter: UnitConverterLinear(coefficient: 8388608)) }
    class var kibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "KiB", converter: UnitConverterLinear(coefficient: 8192)) }
    class var yobibits: UnitInformationStorage { UnitInformationStorage(symbol: "Yib", converter: UnitConverterLinear(coefficient: 1.2089258196146292e+24)) }
    class var zebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Zib", converter: UnitConverterLinear(coefficient: 1.1805916207174113e+21)) }
    class var exbibits: UnitInformationStorage { UnitInformationStorage(symbol: "Eib", converter: UnitConverterLinear(coefficient: 1.152921504606847e+18)) }
    class var pebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Pib", converter: UnitConverterLinear(coefficient: 1125899906842624)) }
    class var tebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Tib", converter: UnitConverterLinear(coefficient: 1099511627776)) }
    class var gibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Gib", converter: UnitConverterLinear(coefficient: 1073741824)) }
    class var mebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Mib", converter: UnitConverterLinear(coefficient: 1048576)) }
    class var kibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Kib", converter: UnitConverterLinear(coefficient: 1024)) }
}
