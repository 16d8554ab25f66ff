#!/usr/bin/env bash
# specmatic 2.55.1 test (Java): a body with a named example next to a required header with one example without a name. OpenAPI ties the two
# by no rule, and other tools send both. Specmatic stops before its first call: the header "was missing from the example". With a header
# example of the same name the call is sent.
# Seen: "header with one example: refused, R2001" and "header with an example of the same name: 1 call passed".
set -euo pipefail
java -version 2>/dev/null
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent specmatic@2.55.1
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
const json = (schema, value) => ({ content: { 'application/json': { schema, examples: { usual: { value } } } } })
const gift = { type: 'object', required: ['amount'], properties: { amount: { type: 'integer' } } }
const contract = (header) => ({
  openapi: '3.0.3',
  info: { title: 'Gifts', version: '1' },
  paths: {
    '/gift': {
      post: {
        parameters: [{ name: 'Access-Key', in: 'header', required: true, schema: { type: 'string' }, ...header }],
        requestBody: { required: true, ...json(gift, { amount: 500 }) },
        responses: { 200: { description: 'Saved.', ...json({ type: 'object' }, {}) } },
      },
    },
  },
})
writeFileSync('one.json', JSON.stringify(contract({ example: 'abc' })))
writeFileSync('same.json', JSON.stringify(contract({ examples: { usual: { value: 'abc' } } })))
JS
node write.mjs
cat >server.mjs <<'JS'
import { createServer } from 'node:http'
const server = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
JS
node server.mjs >port &
server=$!
until [ -s port ]; do :; done
run() { java -jar node_modules/specmatic/specmatic.jar test "$1" --host=127.0.0.1 --port="$(cat port)" 2>&1 || true; }
{
  echo "header with one example: refused, $(run one.json | grep -oE 'R[0-9]{4}' | head -1)"
  echo "header with an example of the same name: $(run same.json | grep -oE 'Successes: [0-9]+' | grep -oE '[0-9]+') call passed"
} | tee output
diff output - <<'OUT'
header with one example: refused, R2001
header with an example of the same name: 1 call passed
OUT
