#!/usr/bin/env bash
# @pact-foundation/pact 17.1.4: a pact whose POST or PUT has no body is sent in chunks (Transfer-Encoding: chunked, no Content-Length),
# while a DELETE without a body has Content-Length: 0. A server that demands a length, or a relay that passes the header on by fetch,
# refuses calls that the pact does not describe so.
# Seen: DELETE content-length 0, GET neither, POST and PUT chunked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export PACT_DO_NOT_TRACK=true
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @pact-foundation/pact@17.1.4
cat >verify.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Verifier } from '@pact-foundation/pact'

const interactions = ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
  description: method,
  request: { method, path: '/session' },
  response: { status: 200 },
}))
const names = { consumer: { name: 'portal' }, provider: { name: 'backend' } }
writeFileSync('session.json', JSON.stringify({ ...names, interactions, metadata: { pactSpecification: { version: '3.0.0' } } }))
const seen = []
const server = createServer(({ method, headers }, response) => {
  seen.push(`${method}: transfer-encoding ${headers['transfer-encoding'] ?? '-'}, content-length ${headers['content-length'] ?? '-'}`)
  response.end()
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const providerBaseUrl = `http://127.0.0.1:${server.address().port}`
await new Verifier({ provider: 'backend', providerBaseUrl, pactUrls: ['session.json'], logLevel: 'error' }).verifyProvider()
server.close()
console.log(seen.sort().join('\n'))
JS
node verify.mjs 2>/dev/null | grep -E '^(GET|POST|PUT|DELETE): ' | tee output
diff output - <<'OUT'
DELETE: transfer-encoding -, content-length 0
GET: transfer-encoding -, content-length -
POST: transfer-encoding chunked, content-length -
PUT: transfer-encoding chunked, content-length -
OUT
