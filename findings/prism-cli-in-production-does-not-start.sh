#!/usr/bin/env bash
# @stoplight/prism-cli 5.16.0: with NODE_ENV=production its option --multiprocess is on by default, and prism ends before it listens with
# "Cannot read properties of undefined (reading 'isPrimary')": it reads the default export of node:cluster, which has none. npm says
# NODE_ENV=production wherever .npmrc has omit=dev, so a proxy in contract tests is then gone. --multiprocess=false helps.
# Seen: without the variable it listens; with it the TypeError; with it and --multiprocess=false it listens.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset NODE_ENV
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @stoplight/prism-cli@5.16.0
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: { title: API, version: '1' }
paths: { /status: { get: { responses: { '200': { description: It works. } } } } }
YAML
cat >start.mjs <<'JS'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

async function start(name, NODE_ENV, ...options) {
  const args = ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'api.yaml', '-h', '127.0.0.1', '-p', `${await freePort()}`]
  const child = spawn(process.execPath, [...args, ...options], { env: { ...process.env, NODE_ENV } })
  let text = ''
  await new Promise((done) => {
    const look = (part) => {
      text += part
      if (/is listening|isPrimary/.test(text)) done()
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.on('close', done)
  })
  child.kill()
  console.log(`${name}: ${/is listening/.test(text) ? 'listens' : (/TypeError: (.*)/.exec(text)?.[1] ?? text)}`)
}

await start('without', '')
await start('production', 'production')
await start('one process', 'production', '--multiprocess=false')
JS
node start.mjs | tee output
diff output - <<'OUT'
without: listens
production: Cannot read properties of undefined (reading 'isPrimary')
one process: listens
OUT
