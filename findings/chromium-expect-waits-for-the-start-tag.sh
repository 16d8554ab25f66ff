#!/usr/bin/env bash
# Chromium 156.0.8078.108 (Debian's): <link rel="expect" href="#h" blocking="render"> should hold the first paint until the element #h is
# parsed whole, which the HTML standard checks by its place on the stack of open elements. Chromium paints once its start tag is there: of a
# header that arrives in two pieces the first is painted alone, and what is aligned to its end moves when the second comes.
# Seen: "piece ends before #h: held", "inside #h: painted", "after #h: painted". (An element after the one to wait for holds the paint.)
set -euo pipefail
chromium --version | grep -q '^Chromium 156\.0\.8078\.108 '
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >pieces.mjs <<'JS'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
const head = `<!doctype html><title>t</title><link rel="expect" href="#h" blocking="render">
<script>new PerformanceObserver(() => fetch('/painted')).observe({ type: 'paint' })</script><body>`
const pages = {
  'before #h': ['<p>one</p>', '<header id="h"><p>two</p></header>'],
  'inside #h': ['<header id="h"><p>one</p>', '<p>two</p></header>'],
  'after #h': ['<header id="h"><p>one</p></header>', '<p>two</p>'],
}
let pieces
let sendRest
let seen
const server = createServer((request, response) => {
  if (request.url === '/painted') {
    response.end()
    return sendRest('painted')
  }
  if (request.url !== '/') return response.writeHead(404).end()
  response.setHeader('content-type', 'text/html')
  response.write(head + pieces[0])
  const rest = setTimeout(() => sendRest('held'), 3_000)
  sendRest = (what) => {
    seen ??= what
    clearTimeout(rest)
    response.end(pieces[1])
  }
}).listen(0, '127.0.0.1')
const args = process.getuid() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
for (const [where, both] of Object.entries(pages)) {
  ;[pieces, seen] = [both, undefined]
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  console.log(`piece ends ${where}: ${seen}`)
  await page.close()
}
await browser.close()
server.close()
JS
node pieces.mjs | tee output
diff output - <<'OUT'
piece ends before #h: held
piece ends inside #h: painted
piece ends after #h: painted
OUT
