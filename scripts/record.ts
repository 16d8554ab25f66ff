/**
 * npm run record: stands before a real backend while somebody uses the portal, and keeps what was asked and answered, with everything that
 * could tell of a person replaced before it touches the disk.
 *   npm run record -- --provider https://staging.example.com/api --to a-renewal
 *   --provider URL    base of the API of the real backend
 *   --to NAME         .cache/recordings/NAME.json, and at the end (Ctrl-C) NAME.scenario.ts beside it
 *   --port N          where the portal finds this program (4012); start the portal with PORTAL_API_BASE=http://127.0.0.1:4012/api
 *   --origin URL      where the portal's page comes from (http://127.0.0.1:4010); may stand several times
 * Exit code 0: kept. 1: nothing was recorded. 2: it could not begin.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadDocument } from '#mock/app.ts'
import { CannotAsk, endWith, requireAnswer } from '../contracts/exit.ts'
import { record } from './record/record.ts'

const USAGE = 'Usage: npm run record -- --provider URL --to NAME [--port N] [--origin URL …]'
const FOLDER = '.cache/recordings'

await endWith(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      to: { type: 'string' },
      port: { type: 'string', default: '4012' },
      origin: { type: 'string', multiple: true, default: ['http://127.0.0.1:4010', 'http://localhost:5173'] },
    },
  })
  const { provider = '', to = '', origin } = values
  const port = Number(values.port)
  if (provider === '' || !/^[a-z0-9-]{1,80}$/.test(to) || !Number.isInteger(port)) throw new CannotAsk(USAGE)
  const api = provider.replace(/\/$/, '')
  await requireAnswer('The backend', api)
  mkdirSync(FOLDER, { recursive: true })
  const recorder = await record({
    api,
    port,
    origins: origin,
    document: loadDocument(),
    folder: FOLDER,
    name: to,
    say: console.log,
  })
  console.log(
    `Recording ${api}. Start the portal with PORTAL_API_BASE=http://127.0.0.1:${recorder.port}/api and use it; Ctrl-C ends the recording.`,
  )
  await new Promise((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended)
  })
  return (await recorder.end()) > 0 ? 0 : 1
})
