import { startServer } from '../process/start-server.ts'
import { type Ran, run } from './run-for-test.ts'

type Post = (path: string, body: object, headers?: Record<string, string>) => Promise<Record<string, unknown>>

/** A mock in a separate process with a world whose clock is frozen at the scenario's start. */
export type SandboxForTest = {
  origin: string
  world: string
  /** Runs a line in the world. */
  command: (line: string) => Promise<Ran>
  /** The same for a line that has to succeed; returns what it printed. */
  print: (line: string) => Promise<string>
  /** Calls the provider in the world, as the portal does. */
  post: Post
  stop: () => Promise<void>
}

export async function startSandboxForTest(world = 'stage'): Promise<SandboxForTest> {
  const mock = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], {
    env: { CHECK_ANSWERS: 'off' },
    path: '/sandbox/worlds',
  })
  const { origin } = mock
  const command = (line: string) => run(`${line} --url ${origin} --world ${world}`)
  const print = async (line: string) => {
    const { code, out, err } = await command(line)
    if (code !== 0 || err !== '') throw new Error(`${line} ended with ${code}: ${err}`)
    return out
  }
  const post = postTo(`${origin}/w/${world}/api`)
  await print(`worlds new --id ${world} --frozen`)
  return { origin, world, command, print, post, stop: () => mock.stop('SIGKILL') }
}

/** Calls the provider at the address of a world's API. */
export function postTo(api: string): Post {
  return async (path, body, headers = {}) => {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', lang: 'cs', uid: '', ...headers },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }
}

/** Requests a sign-in code for the family 2000001; returns its transaction. */
export async function requestCode({ post }: Pick<SandboxForTest, 'post'>): Promise<string> {
  const person = { personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
  const { Data } = await post('/loginRecipient', { step: 'login', ...person })
  return (Data as { TransactionId: string }).TransactionId
}
