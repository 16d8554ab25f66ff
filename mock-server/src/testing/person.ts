import { formOf, type SentItem } from './sent-form.ts'
import { openWorld, signIn, type TestApp } from './test-app.ts'

export type Answered = {
  readonly status: number
  readonly error_code: number
  readonly error?: string
  readonly fields?: object
  /** Untyped; the test knows the operation. */
  readonly response?: ReturnType<typeof JSON.parse>
}
type Headers = Readonly<Record<string, string>>
type Message = { readonly channel: string; readonly to: string; readonly subject: string; readonly text: string }

/** A caller in this world who sends the portal's requests, with these headers and those of a call. */
export const callerIn = (app: TestApp, world: string, ownHeaders: Headers = {}) => {
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object | Buffer,
    headers?: Headers,
  ) => {
    const url = `/w/${world}/api/${path}`
    const answer = await app.inject({
      method,
      url,
      headers: { ...ownHeaders, ...headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body, ...answer.json<Omit<Answered, 'status'>>() }
  }
  const sandbox = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    (await app.inject({ method, url: `/sandbox/worlds/${world}/${path}`, ...(payload && { payload }) })).json()
  return {
    world,
    headers: ownHeaders,
    get: (path: string, headers?: Headers) => send('GET', path, undefined, headers),
    delete: (path: string) => send('DELETE', path),
    post: (path: string, payload?: object, headers?: Headers) => send('POST', path, payload, headers),
    upload: async (
      path: string,
      items: readonly SentItem[],
      { key, first = 0, headers }: { key?: string; first?: number; headers?: Headers } = {},
    ) => {
      const { payload, type } = await formOf(items, first)
      return send('POST', path, payload, { 'content-type': type, ...keyed(key), ...headers })
    },
    messages: async (): Promise<readonly (Message & { readonly code?: string; readonly link?: string })[]> =>
      (await sandbox('GET', 'messages')).messages,
    events: async (): Promise<readonly { kind: string; at: string }[]> => (await sandbox('GET', 'events')).events,
    trigger: (kind: string, detail: object) => sandbox('POST', 'triggers', { kind, ...detail }),
    advance: (duration: string) => sandbox('PATCH', 'clock', { advance: duration }),
  }
}

export const keyed = (key: string | undefined): Headers => (key === undefined ? {} : { 'idempotency-key': key })

/** A person signed in to a world of their own, unless one is named; with headers of a call as another session. */
export const signedInPerson = async (app: TestApp, username = '10000001', world?: string) => {
  const id = world ?? (await openWorld(app)).id
  return callerIn(app, id, await signIn(app, username, `/w/${id}`))
}
