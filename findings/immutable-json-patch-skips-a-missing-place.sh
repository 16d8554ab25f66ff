#!/usr/bin/env bash
# immutable-json-patch 6.0.3: replace and remove at a place that the document does not have change nothing and raise nothing, and copy from
# such a place inserts a null, though RFC 6902 (4.2, 4.3, 4.5) says that the place must exist; only test raises. One who patches an answer
# believes that it was patched.
# rfc6902 5.4.0 names the missing place, but does the same to a replace of the whole document (path ""), which the RFC allows.
# Seen: the document unchanged twice, a null more, then an error of test; with rfc6902 MissingError each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent immutable-json-patch@6.0.3 rfc6902@5.4.0
cat >patch.mjs <<'JS'
import { immutableJSONPatch } from 'immutable-json-patch'
import rfc6902 from 'rfc6902'

const gifts = { gifts: [{ amount: 500 }] }
const steps = [
  { op: 'replace', path: '/gifts/9', value: 1 },
  { op: 'remove', path: '/nothing' },
  { op: 'copy', from: '/nothing', path: '/gifts/0' },
  { op: 'test', path: '/nothing', value: 1 },
  { op: 'replace', path: '', value: {} },
]
for (const step of steps) {
  const one = (() => {
    try {
      return JSON.stringify(immutableJSONPatch(gifts, [step]))
    } catch (error) {
      return error.message
    }
  })()
  const [other] = rfc6902.applyPatch(structuredClone(gifts), [step])
  console.log(`${step.op} ${step.path}: ${one} | ${other?.name ?? 'done'}`)
}
JS
node patch.mjs | tee output
diff output - <<'OUT'
replace /gifts/9: {"gifts":[{"amount":500}]} | MissingError
remove /nothing: {"gifts":[{"amount":500}]} | MissingError
copy /gifts/0: {"gifts":[null,{"amount":500}]} | MissingError
test /nothing: Test failed: path not found (path: "/nothing") | TestError
replace : {} | MissingError
OUT
