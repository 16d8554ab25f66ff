#!/usr/bin/env bash
# pdfjs-dist 6.5.438 on a tagged PDF of pdfkit 0.20.2: the types say that getMarkInfo() answers an object `{ Marked, … }`, and it answers a Map.
# `info.Marked` compiles and is undefined, so that a check of accessibility takes every tagged document for an untagged one.
# Seen: "Map, Marked undefined, get('Marked') true, declared { Marked: boolean".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --omit=optional pdfkit@0.20.2 pdfjs-dist@6.5.438
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
const document = new PDFDocument({ tagged: true, pdfVersion: '1.7' })
const chunks = []
document.on('data', (chunk) => chunks.push(chunk))
const ended = new Promise((resolve) => document.on('end', resolve))
document.addStructure(document.struct('P', () => document.text('Potvrzení')))
document.end()
await ended
const info = await (await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise).getMarkInfo()
const types = readFileSync('node_modules/pdfjs-dist/types/src/display/api.d.ts', 'utf8')
const declared = /getMarkInfo\(\): Promise<(\{\s*Marked: \w+)/.exec(types)?.[1].replace(/\s+/g, ' ')
console.log(`${info.constructor.name}, Marked ${info.Marked}, get('Marked') ${info.get('Marked')}, declared ${declared}`)
JS
node read.mjs 2>/dev/null | tee output
diff output - <<'OUT'
Map, Marked undefined, get('Marked') true, declared { Marked: boolean
OUT
