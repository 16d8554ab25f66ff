import createClient from 'openapi-fetch'
import type { components, paths } from '#generated/sandbox.d.ts'
import type { Plain } from '#rules/plain-types.ts'
import { CommandProblem } from './problem.ts'

export type Schemas = Plain<components['schemas']>
export type SandboxClient = ReturnType<typeof openClient>

/** The typed control plane at `origin`; sends SANDBOX_TOKEN if it is set. */
export function openClient(origin: string) {
  const { SANDBOX_TOKEN } = process.env
  return createClient<Plain<paths>>({
    baseUrl: `${origin}/sandbox`,
    ...(SANDBOX_TOKEN && { headers: { authorization: `Bearer ${SANDBOX_TOKEN}` } }),
    fetch: (request) => reach(origin, request),
  })
}

/** Returns the answer of a call. Throws a `Problem`: 1 with the sandbox's own message, 3 if the server is not a sandbox. */
export async function sendToSandbox<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call
  if (response.ok) return data as Data
  if (!isSandboxError(error)) throw noSandbox(response)
  throw new CommandProblem(1, describeRefusal(error))
}

/** Replaces the HTTP advice of the sandbox, after a semicolon, by the command line for it. */
function describeRefusal({ error, message }: Schemas['Error']): string {
  const instead = INSTEAD[error]
  if (instead !== undefined) return `Refused (${error}): ${message.split('; ')[0]}\n${instead}`
  const hint = HINTS[error]
  return `Refused (${error}): ${message}${hint === undefined ? '' : `\n${hint}`}`
}

/** Throws `Problem` 3 if no server answers, or a server that does not answer with JSON. */
async function reach(origin: string, request: Request): Promise<Response> {
  const response = await fetch(request).catch((error: unknown) => {
    if (request.signal.aborted) throw error
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    throw new CommandProblem(3, `No server can be reached at ${origin} (${message || code}).\n\n${TO_START}`)
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204 || /^(application\/(json|zip)|text\/event-stream)\b/.test(type)) return response
  throw noSandbox(response)
}

const noSandbox = ({ url, status }: Response) =>
  new CommandProblem(3, `${new URL(url).origin} answers with ${status}, but it is no sandbox.\n\n${TO_START}`)

const TO_START = `Start it:      npm start                 (elsewhere: PORT=4020 npm start)
Another one:   --url http://host:port    (or SANDBOX_ORIGIN)`

type Hints = Readonly<Record<string, string | undefined>>

const INSTEAD: Hints = {
  'unknown-world': 'See: npm run sandbox -- worlds      Make one: npm run sandbox -- worlds new --id NAME',
  'world-exists': 'End it first: npm run sandbox -- worlds end NAME',
  'too-many-worlds': 'See: npm run sandbox -- worlds      End one: npm run sandbox -- worlds end NAME',
  'too-many-snapshots': 'See: npm run sandbox -- snapshot list      Delete one: npm run sandbox -- snapshot delete ID',
  'unknown-person': 'See: npm run sandbox -- people',
  'not-recorded': 'Record one from its first moment: npm run sandbox -- worlds new --recorded --id NAME',
  'unknown-snapshot':
    'Save one: npm run sandbox -- snapshot      They end with the server, unless it keeps them: npm start -- --data DIR',
}

const HINTS: Hints = {
  'unknown-scenario': 'See: npm run sandbox -- people',
  'unknown-fault': 'See: npm run sandbox -- faults',
  'clock-backwards':
    'Save a snapshot first: npm run sandbox -- snapshot      Go back: npm run sandbox -- snapshot open ID',
  'token-missing': "Set SANDBOX_TOKEN to the server's.",
  'token-invalid': "Set SANDBOX_TOKEN to the server's.",
}

const isSandboxError = (error: unknown): error is Schemas['Error'] =>
  typeof error === 'object' && error !== null && 'error' in error && 'message' in error
