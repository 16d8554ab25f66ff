#!/usr/bin/env bash
# @pact-foundation/pact 17.1.4: the integer matcher refuses the answer 500.00, and 5e2 too, though JSON has one kind of number and JSON
# Schema's `integer` accepts both. A backend that writes money with two decimal places fails a pact that its own contract allows.
# Seen: "500: passed", "500.00: failed", "5e2: failed".
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

writeFileSync(
  'gift.json',
  JSON.stringify({
    consumer: { name: 'portal' },
    provider: { name: 'bank' },
    interactions: [
      {
        description: 'a gift',
        request: { method: 'GET', path: '/gift' },
        response: {
          status: 200,
          headers: { 'Content-Type': 'application/json' },
          body: { amount: 300 },
          matchingRules: { body: { '$.amount': { combine: 'AND', matchers: [{ match: 'integer' }] } } },
        },
      },
    ],
    metadata: { pactSpecification: { version: '3.0.0' } },
  }),
)
for (const amount of ['500', '500.00', '5e2']) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"amount":${amount}}`)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const providerBaseUrl = `http://127.0.0.1:${server.address().port}`
  const options = { provider: 'bank', providerBaseUrl, pactUrls: ['gift.json'], logLevel: 'error' }
  const outcome = await new Verifier(options).verifyProvider().then(
    () => 'passed',
    () => 'failed',
  )
  console.log(`${amount}: ${outcome}`)
  server.close()
}
JS
node verify.mjs 2>/dev/null | grep -E '^(500|500\.00|5e2): ' | tee output
diff output - <<'OUT'
500: passed
500.00: failed
5e2: failed
OUT
