#!/usr/bin/env bash
# pdfkit 0.20.2 with DejaVu Sans of dejavu-fonts-ttf 2.37.3: a name in letters that the font lacks is drawn with the box of a missing glyph.
# Nothing is thrown or warned, and the text measures as a normal width: a certificate is issued to empty boxes.
# Seen: "Žofie: drawn, 0 missing" and "王小明: drawn, 3 missing".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3
cat >draw.mjs <<'JS'
import PDFDocument from 'pdfkit'
for (const name of ['Žofie', '王小明']) {
  const document = new PDFDocument().font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
  document.on('data', () => {})
  document.text(name)
  const missing = [...name].filter((letter) => document._font.font.glyphForCodePoint(letter.codePointAt(0)).id === 0)
  document.end()
  console.log(`${name}: ${document.widthOfString(name) > 0 ? 'drawn' : 'not drawn'}, ${missing.length} missing`)
}
JS
node draw.mjs | tee output
diff output - <<'OUT'
Žofie: drawn, 0 missing
王小明: drawn, 3 missing
OUT
