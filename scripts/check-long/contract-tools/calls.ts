/** Programs as a user of a tool writes them, by the name of their file. They run in the folder of the tools, with what these made. */
export const calls: Readonly<Record<string, string>> = {
  'parse.mjs': `import SwaggerParser from '@apidevtools/swagger-parser'
await SwaggerParser.validate(process.argv[2])
console.log('valid')
`,
  'schemas.mjs': `import { readFileSync } from 'node:fs'
const source = readFileSync(process.argv[2], 'utf8')
console.log(\`\${source.length > 1000 ? 'schemas' : 'nothing'}, \${source.split('\\0').length - 1} NUL, \${source.split('BigInt').length - 1} BigInt\`)
`,
  'kubb.config.mjs': `import { pluginOas } from '@kubb/plugin-oas'
import { pluginZod } from '@kubb/plugin-zod'
// An absolute path: the schemas go to the folder of the command otherwise.
export default {
  input: { path: '' },
  output: { path: \`\${import.meta.dirname}/kubb\` },
  plugins: [pluginOas(), pluginZod({ output: { path: 'zod.ts' } })],
}
`,
  'orval.mjs': `import { logIn, uploadFiles } from './orval.ts'
const real = globalThis.fetch
let token
globalThis.fetch = (url, init) => {
  const headers = { ...init.headers, ...(token && { authorization: token }) }
  return real(\`\${process.argv[2]}\${String(url).replace(/^https?:[/][/][^/]+[/]api/, '')}\`, { ...init, headers })
}
token = (await logIn({ username: '10000001', password: 'andel123' })).data.response.token
const file = new File(['%PDF-1.7 of a tool'], 'a.pdf', { type: 'application/pdf' })
const { status, data } = await uploadFiles({ 'meta[0]': { category: 'document' }, 'File[0]': file })
console.log(status, JSON.stringify(data))
`,
  'axios.mjs': `import axios from 'axios'
import { getGoodAngelsProvider } from './axios.ts'
const client = axios.create({ baseURL: process.argv[2] })
const { logIn, uploadFiles } = getGoodAngelsProvider(client)
const { data } = await logIn({ username: '10000001', password: 'andel123' })
client.defaults.headers.common.Authorization = data.response.token
const file = new File(['%PDF-1.7 of a tool'], 'a.pdf', { type: 'application/pdf' })
const stored = await uploadFiles({ 'meta[0]': { category: 'document' }, 'File[0]': file })
console.log(stored.status, JSON.stringify(stored.data))
`,
  'newman.mjs': `import { readFileSync } from 'node:fs'
const { run } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const errors = run.executions.map(({ response }) => /"error":"([a-z-]+)"/.exec(String(Buffer.from(response.stream.data)))?.[1])
const count = (error) => errors.filter((one) => one === error).length
console.log(\`\${errors.length} calls, \${count('uid-mismatch')} uid-mismatch, \${count('token-invalid')} token-invalid, \${count('bad-request')} bad-request\`)
`,
  'auto-mock.mjs': `import { readFileSync } from 'node:fs'
console.log(readFileSync(process.argv[2], 'utf8').split('http.').length - 1, 'handlers')
`,
  'stepci.mjs': `import { readFileSync } from 'node:fs'
console.log(readFileSync(process.argv[2], 'utf8').match(/^ {6}- id: /gm).length, 'steps')
`,
  'msw.mjs': `import { readFileSync } from 'node:fs'
import { fromOpenApi } from '@msw/source/open-api'
import { setupServer } from 'msw/node'
setupServer(...(await fromOpenApi(JSON.parse(readFileSync(process.argv[2], 'utf8'))))).listen({ onUnhandledRequest: 'error' })
const { status } = await fetch('http://127.0.0.1:4010/api/valueStore/nps_showStart,nps_showEnd')
console.log('answered', status)
`,
  'validator.mjs': `import express from 'express'
import { middleware } from 'express-openapi-validator'
const app = express()
app.use(express.json(), middleware({ apiSpec: process.argv[2], validateFormats: false, validateSecurity: false }))
app.use((_request, response) => response.json({ error_code: 200 }))
app.use((error, _request, response, _next) => response.status(error.status ?? 500).json(error.message))
const server = app.listen(0, async () => {
  const { status } = await fetch(\`http://127.0.0.1:\${server.address().port}/api/valueStore/nps_showStart,nps_showEnd?uid=\`)
  console.log('answered', status)
  server.close()
})
`,
  'backend.mjs': `import { OpenAPIBackend } from 'openapi-backend'
const api = new OpenAPIBackend({
  definition: process.argv[2],
  apiRoot: '/api',
  quick: true,
  ajvOpts: { validateFormats: false },
  handlers: { logIn: () => 'reached', validationFail: ({ validation }) => \`refused: \${validation.errors[0].message}\` },
})
await api.init()
const call = { method: 'POST', path: '/api/login', headers: { 'content-type': 'application/json' } }
for (const password of ['andel123', undefined])
  console.log(await api.handleRequest({ ...call, body: { username: '10000001', password } }))
`,
  'multer.mjs': `import express from 'express'
import multer from 'multer'
const app = express()
app.post('/api/upload', multer().any(), ({ body, files }, response) => response.send(\`\${body.meta[0]} \${files[0].fieldname}\`))
const server = app.listen(0, async () => {
  const form = new FormData()
  form.append('meta[0]', '{"category":"document"}')
  form.append('File[0]', new File(['%PDF-1.7 of a tool'], 'a.pdf', { type: 'application/pdf' }))
  const answer = await fetch(\`http://127.0.0.1:\${server.address().port}/api/upload\`, { method: 'POST', body: form })
  console.log(await answer.text())
  server.close()
})
`,
  'prism.mjs': `import { spawn } from 'node:child_process'
const [cli, contract, base] = process.argv.slice(2)
const prism = spawn(process.execPath, [cli, 'proxy', contract, base, '--errors', '--port', '0'])
for await (const chunk of prism.stdout) {
  const origin = /listening on (http:\\S+)/.exec(String(chunk))?.[1]
  if (origin === undefined) continue
  for (const keys of ['nps_showStart,nps_showEnd', 'nps_showStart%2Cnps_showEnd'])
    console.log(keys, (await fetch(\`\${origin}/valueStore/\${keys}\`)).status)
  prism.kill()
}
`,
}
