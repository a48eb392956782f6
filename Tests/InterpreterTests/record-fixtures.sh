#!/bin/sh
# Compiles each fixture with the Swift compiler and keeps what it prints: the oracle for the interpreter's tests.
# Usage: record-fixtures.sh [NAME...]; without names, all of them.
set -eu
cd "$(dirname "$0")/Fixtures"
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
[ $# -gt 0 ] || set -- $(ls *.swift | sed 's/\.swift$//')
for name in "$@"; do
    swiftc -Onone -suppress-warnings -module-name main "$name.swift" -o "$build/$name" -lm
    "$build/$name" >"$name.out"
done
