import { parseArgs } from 'node:util'
import { CommandError } from '../../contracts/define-command.ts'

export const USAGE = `Usage: npm run record -- --provider URL --to NAME [--port N] [--origin URL …] [--replace]

  --provider URL   base of the API of the real backend, as https://staging.example.com/api
  --to NAME        what the recording is called: small letters without accents, digits and hyphens between them, at most 60
  --port N         where the portal finds this program (4012)
  --origin URL     where the portal's page comes from (http://127.0.0.1:4010); can be repeated
  --replace        replaces a recording of that name

  npm run record -- --provider https://staging.example.com/api --to a-renewal
  npm run record -- --provider http://127.0.0.1:4420/api --to a-login --port 4050 --replace

Ctrl-C ends it. Then there are .cache/recordings/NAME.json, the calls and their answers, and NAME.scenario.ts, a test of them. Neither holds
personal data (contracts/README.md, "Record a session"). Exit code 0: saved. 1: nothing was recorded. 2: it could not begin.`

const LONGEST_NAME = 60
const LARGEST_PORT = 65_535

export interface RecordOptions {
  /** Without a trailing slash. */
  readonly api: string
  readonly name: string
  readonly port: number
  readonly origins: readonly string[]
  readonly replaces: boolean
}

/** Throws one sentence for each invalid option. */
export function readOptions(args: readonly string[]): RecordOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      provider: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      port: { type: 'string', default: '4012' },
      origin: { type: 'string', multiple: true, default: ['http://127.0.0.1:4010', 'http://localhost:5173'] },
      replace: { type: 'boolean', default: false },
    },
  })
  const { provider, to: name, origin: origins, replace: replaces } = values
  const port = Number(values.port)
  const wrong = [
    ...(/^https?:$/.test(URL.parse(provider)?.protocol ?? '')
      ? []
      : ['--provider must be the base of the API, as https://staging.example.com/api.']),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= LONGEST_NAME
      ? []
      : [
          `--to must be a name of small letters without accents, digits and hyphens between them, at most ${LONGEST_NAME}, as a-renewal.`,
        ]),
    ...(/^\d+$/.test(values.port) && port <= LARGEST_PORT
      ? []
      : [`--port must be a number from 0 to ${LARGEST_PORT}; 0 takes a free one.`]),
  ]
  if (wrong.length > 0) throw new CommandError([...wrong, 'npm run record -- --help shows all of it.'].join('\n'))
  return { api: provider.replace(/\/+$/, ''), name, port, origins, replaces }
}
