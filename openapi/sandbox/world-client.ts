import type { components, operations } from '#generated/sandbox.d.ts'

/**
 * A world of the sandbox for tests of other projects: `GET /sandbox/client.ts` has this file with its types, to copy. It needs `fetch` and
 * no package. Every function throws an `Error` with the sandbox's own message if it refuses.
 */
type Schemas = components['schemas']
type QueryOf<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

/** Of Playwright or Puppeteer. */
type Page = { evaluate: (script: string) => Promise<unknown> }

type Server = {
  /** Such as `http://127.0.0.1:4010`. */
  origin: string
  /** SANDBOX_TOKEN of the server, if it has one. */
  token?: string
}

export type World = Awaited<ReturnType<typeof newWorld>>

/** `from`: the content of a file that `snapshot --out` wrote on any server of this version. */
type NewWorld = Schemas['NewWorld'] & { from?: Schemas['SnapshotFile'] }

/** Makes a world: an isolated copy of a scenario or of a stored state, by default with a made-up id. */
export async function newWorld({ origin, token }: Server, { from, ...options }: NewWorld = {}) {
  const stored = from && (await send<Schemas['Snapshot']>('POST', '/snapshots', from))
  const made = await send<Schemas['World']>('POST', '/worlds', { ...options, ...(stored && { snapshot: stored.id }) })
  const own = `/worlds/${encodeURIComponent(made.id)}`
  const lastMessages = new Map<string, string>()

  async function send<Answer>(method: string, path: string, body?: object, query: object = {}): Promise<Answer> {
    const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    const response = await fetch(`${origin}/sandbox${path}?${new URLSearchParams(asked).toString()}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = response.status === 204 ? undefined : await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${(answer as Schemas['Error']).message}`)
    return answer as Answer
  }

  return {
    ...made,
    /** The address that brings a browser into this world, and on to a path of the portal. */
    addressOf: (path: string) => `${origin}${made.enterUrl}?to=${encodeURIComponent(path)}`,
    clock: () => send<Schemas['Clock']>('GET', `${own}/clock`),
    /** Such as `{ advance: 'PT15M' }`. The open pages of the portal read the new time at once; others with their next answer. */
    async moveClock(move: Schemas['ClockMove'], ...pages: readonly Page[]) {
      const moved = await send<Schemas['ClockMoved']>('PATCH', `${own}/clock`, move)
      const announce = `dispatchEvent(new StorageEvent('storage', { key: 'server-clock-offset' }))`
      await Promise.all(pages.map((page) => page.evaluate(announce)))
      return moved
    },
    /** The next message after the one that the same question returned before, with its code or link. Throws after `seconds` (60 at most). */
    async waitForMessage(fits: Pick<QueryOf<'listMessages'>, 'to' | 'channel'> = {}, seconds = 10) {
      const question = JSON.stringify(fits)
      const after = lastMessages.get(question)
      const query = { ...fits, waitMs: seconds * 1000, ...(after !== undefined && { after }) }
      const { messages } = await send<Schemas['MessageList']>('GET', `${own}/messages`, undefined, query)
      const [message] = messages
      if (!message) throw new Error(`No message has come within ${seconds} s: ${question}`)
      lastMessages.set(question, message.id)
      return message
    },
    /** Something that the foundation, a bank or the calendar does, at once. */
    trigger: (trigger: Schemas['Trigger']) => send<Schemas['EventsRan']>('POST', `${own}/triggers`, trigger),
    fail: (fault: Schemas['NewFault']) => send<Schemas['Fault']>('POST', `${own}/faults`, fault),
    clearFaults: () => send<void>('DELETE', `${own}/faults`),
    journal: (query: QueryOf<'readJournal'> = {}) =>
      send<Schemas['Journal']>('GET', `${own}/journal`, undefined, query),
    /** Throws, with the nearest misses, if something did not happen as often as expected (`times`, `atLeast`, `atMost`). */
    async verify(query: QueryOf<'verifyJournal'>) {
      const found = await send<Schemas['Verification']>('GET', `${own}/journal/verify`, undefined, query)
      const near = found.nearest.map(({ id, differs }) => `; near: ${id}, but for ${differs.join(', ')}`)
      if (!found.holds) throw new Error(`${found.count} times, expected ${found.expected}${near.join('')}`)
      return found
    },
    end: () => send<void>('DELETE', own),
  }
}
