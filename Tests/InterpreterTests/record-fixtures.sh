#!/bin/sh
# Compiles each fixture with the Swift compiler and keeps what it prints: the oracle for the interpreter's tests.
# A line `// file: NAME.swift` begins another file of the same program.
# Usage: record-fixtures.sh [NAME...]; without names, all of them.
set -eu
cd "$(dirname "$0")/Fixtures"
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
[ $# -gt 0 ] || set -- $(ls *.swift | sed 's/\.swift$//')
for name in "$@"; do
    mkdir -p "$build/$name.files"
    awk -v folder="$build/$name.files" -v file=main.swift '
        /^\/\/ file: / { file = $3 }
        { place = folder "/" file; sub("/[^/]*$", "", place); if (!made[place]++) system("mkdir -p " place); print > (folder "/" file) }
    ' "$name.swift"
    swiftc -Onone -suppress-warnings -module-name main $(find "$build/$name.files" -name '*.swift') -o "$build/$name" -lm
    "$build/$name" >"$name.out"
done
