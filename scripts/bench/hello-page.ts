import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { type HttpServer, listen } from '../process/listen.ts'

const source = '.cache/bench/hello'
const built = '.cache/bench/hello-built'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Serves the reference for the login page: a React page that says hello, built by the same Vite and sent in brotli. Returns its server.
 */
export async function serveHelloPage(): Promise<HttpServer> {
  mkdirSync(source, { recursive: true })
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hello</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`,
  )
  writeFileSync(
    join(source, 'main.js'),
    `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'))`,
  )
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '../hello-built', emptyOutDir: true },
  })
  const files = readFiles()
  return listen((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const file = files.get(path)
    if (!file) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'br' }).end(file)
  })
}

/** Request path -> the file in brotli. */
function readFiles() {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) in types)
  return new Map(files.map((file) => [`/${file}`, brotliCompressSync(readFileSync(join(built, file)))]))
}
