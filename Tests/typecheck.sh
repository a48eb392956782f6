#!/bin/sh
# Type-checks scenes with the Swift compiler against the public face of Sources/UIKit, as Xcode would against Apple's.
#
#     Tests/typecheck.sh [--scratch-path DIR] PATH...
#
# PATH is a Swift file, or a folder whose Swift files are checked each on its own. What only the Objective-C runtime gives is taken out of a
# temporary copy: @objc and the @IB attributes become spaces, and #selector(x) asks a function of the same length, so that positions stay.
# That a method named in #selector(x) carries @objc is checked here instead. Exit status 1 when a file does not pass.
set -eu

package=$(cd "$(dirname "$0")/.." && pwd)
scratch=$package/.build
if [ "${1:-}" = --scratch-path ]; then
    scratch=$2
    shift 2
fi
if [ $# -eq 0 ]; then
    sed -n '2,4s/^# \{0,1\}//p' "$0" >&2
    exit 64
fi

swift build --quiet --package-path "$package" --scratch-path "$scratch" --target UIKit >&2
modules=$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/SceneSupport.swift" <<'END'
@_exported import UIKit
public func _selector<Method>(_ method: Method) -> Selector { Selector("") }
END
# What Apple has in frameworks of their own is in one module here.
echo '@_exported import UIKit' >"$work/Framework.swift"
for framework in QuartzCore SafariServices WebKit; do
    swiftc -emit-module -parse-as-library -module-name $framework -I "$modules" -o "$work/$framework.swiftmodule" "$work/Framework.swift"
done
swiftc -emit-module -parse-as-library -module-name SceneSupport -I "$modules" -o "$work/SceneSupport.swiftmodule" "$work/SceneSupport.swift"

check() {
    copy=$work/$(basename "$1")
    sed -E -e 's/@objcMembers/            /g' -e 's/@objc(\([A-Za-z:_]*\))?/     /g' -e 's/@IBOutlet/         /g' \
        -e 's/@IBAction/         /g' -e 's/@IBInspectable/              /g' -e 's/@IBDesignable/             /g' \
        -e 's/#selector\(/_selector(/g' "$1" >"$copy"
    flags="-typecheck -module-name Scene -swift-version 5 -I $modules -I $work -Xfrontend -import-module -Xfrontend SceneSupport"
    status=0
    # shellcheck disable=SC2086
    swiftc $flags -parse-as-library "$copy" >"$work/messages" 2>&1 || status=1
    if grep -q 'at the top level' "$work/messages"; then
        status=0
        # shellcheck disable=SC2086
        swiftc $flags "$copy" >"$work/messages" 2>&1 || status=1
    fi
    for name in $(grep -oE '#selector\([^)]*' "$1" | sed -E 's/#selector\(//; s/\(.*//; s/.*\.//' | sort -u); do
        if ! grep -qE "(@objc|@IBAction|override)[^{}/]*func $name\b" "$1" && grep -qE "func $name\b" "$1"; then
            echo "$copy: error: argument of '#selector' refers to '$name', which is not exposed to Objective-C" >>"$work/messages"
            status=1
        fi
    done
    sed "s|$copy|$1|" "$work/messages" >&2
    return $status
}

failed=0
for path in "$@"; do
    find "$path" -name '*.swift' | sort >"$work/files"
    while IFS= read -r file; do
        if check "$file"; then echo "ok $file"; else failed=1; fi
    done <"$work/files"
done
exit $failed
