#!/usr/bin/env bash
# file-type 22.3.0: a PDF after a byte order mark is recognised, after one line break or a printer's header it is not, though readers of PDF
# look for "%PDF-" in the first 1,024 bytes. Scanners of offices write such files.
# Seen: "plain: application/pdf", "after a mark: application/pdf", "after a line break: undefined", "after a printer's header: undefined".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent file-type@22.3.0
cat >detect.mjs <<'JS'
import { fileTypeFromBuffer } from 'file-type'
const starts = {
  plain: '',
  'after a mark': '\ufeff',
  'after a line break': '\n',
  "after a printer's header": '\x1b%-12345X@PJL JOB\r\n',
}
for (const [name, start] of Object.entries(starts)) {
  const found = await fileTypeFromBuffer(new TextEncoder().encode(`${start}%PDF-1.7\n1 0 obj << >> endobj\n`))
  console.log(`${name}: ${found?.mime}`)
}
JS
node detect.mjs | tee output
diff output - <<'OUT'
plain: application/pdf
after a mark: application/pdf
after a line break: undefined
after a printer's header: undefined
OUT
