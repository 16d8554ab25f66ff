import { formOf } from './sent-form.ts'
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
export type Sent = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly category?: string
}

/** A person signed in to a world of their own, who sends the portal's requests; with `headers` as another session. */
export const signedInPerson = async (app: TestApp, username = '10000001', world?: string) => {
  const id = world ?? (await openWorld(app)).id
  const signedIn = await signIn(app, username, `/w/${id}`)
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { payload, headers = {} }: { payload?: object | Buffer; headers?: Headers },
  ): Promise<Answered & { headers: Record<string, unknown> }> => {
    const all = { ...signedIn, ...headers }
    const url = `/w/${id}/api/${path}`
    const answer = await app.inject({ method, url, headers: all, ...(payload && { payload }) })
    return { status: answer.statusCode, headers: answer.headers, ...answer.json<Omit<Answered, 'status'>>() }
  }
  return {
    world: id,
    headers: signedIn,
    get: (path: string, headers?: Headers) => send('GET', path, { ...(headers && { headers }) }),
    delete: (path: string) => send('DELETE', path, {}),
    post: (path: string, payload: object, headers?: Headers) =>
      send('POST', path, { payload, ...(headers && { headers }) }),
    /** Sends a photo as `File[index]`, of the category of profile photos by default. */
    upload: async (files: readonly Sent[], first = 0) => {
      const items = files.map(({ category = 'avatar', ...file }) => ({ ...file, meta: { category } }))
      const { payload, type } = await formOf(items, first)
      return send('POST', 'avatar', { payload, headers: { 'content-type': type } })
    },
    messages: async (): Promise<
      readonly { to: string; subject: string; text: string; code?: string; link?: string }[]
    > => (await app.inject(`/sandbox/worlds/${id}/messages`)).json().messages,
    journal: async (operationId: string): Promise<string> =>
      (await app.inject(`/sandbox/worlds/${id}/journal?operationId=${operationId}`)).body,
    advance: (duration: string) =>
      app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } }),
  }
}
