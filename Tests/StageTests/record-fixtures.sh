#!/bin/sh
# Compiles the programs in Fixtures with the Swift compiler and keeps what they print: the oracle for what Foundation does on the stage.
set -eu
cd "$(dirname "$0")/Fixtures"
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
for file in *.swift; do
    name=$(basename "$file" .swift)
    swiftc -Onone -suppress-warnings -module-name main "$file" -o "$build/$name"
    TZ=GMT LANG=en_US.UTF-8 "$build/$name" >"$name.out"
done
