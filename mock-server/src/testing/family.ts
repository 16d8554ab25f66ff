import type { Answered } from './person.ts'
import { formOf, type SentItem } from './sent-form.ts'
import { signInRecipient } from './sign-in-recipient.ts'
import { openWorld, type TestApp } from './test-app.ts'

type Person = { readonly personalNumber: string; readonly birthDate: string }
/** The world to use, or the start of a new one. */
type WorldChoice = { readonly id?: string; readonly now?: string }
const PETRA: Person = { personalNumber: '2000001', birthDate: '1985-04-01' }

/** A family signed in by its code to a world of its own; it sends the portal's requests. */
export const signedInFamily = async (
  app: TestApp,
  { personalNumber, birthDate } = PETRA,
  options: WorldChoice = {},
) => {
  const id = options.id ?? (await openWorld(app, options)).id
  const signedIn = await signInRecipient(app, id, personalNumber, birthDate)
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    sent: Sent = {},
  ): Promise<Answered & { body: string }> => {
    const { payload, headers } = sent
    const answer = await app.inject({
      method,
      url: `/w/${id}/api/${path}`,
      headers: { ...signedIn, ...headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body, ...answer.json<Omit<Answered, 'status'>>() }
  }
  const sandbox = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/${path}`, payload })).json()
  return {
    world: id,
    headers: signedIn,
    get: (path: string) => send('GET', path),
    delete: (path: string) => send('DELETE', path),
    post: (path: string, payload?: object, key?: string) =>
      send('POST', path, { ...(payload && { payload }), headers: keyed(key) }),
    /** Reads the record again. */
    record: async () => (await send('GET', 'recipientProfile?t=2026-11-10T09:00:00.000Z')).response.Recipient,
    upload: async (
      path: string,
      items: readonly SentItem[],
      { key, first = 0 }: { key?: string; first?: number } = {},
    ) => {
      const { payload, type } = await formOf(items, first)
      return send('POST', path, { payload, headers: { 'content-type': type, ...keyed(key) } })
    },
    /** Without the code of the sign-in. */
    letters: async (): Promise<readonly { channel: string; to: string; text: string }[]> =>
      (await app.inject(`/sandbox/worlds/${id}/messages`))
        .json()
        .messages.filter(({ code }: { code?: string }) => code === undefined),
    trigger: (kind: string, detail: object = {}) => sandbox('triggers', { kind, person: personalNumber, ...detail }),
    advance: (duration: string) =>
      app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } }),
    journal: async (operationId: string): Promise<string> =>
      (await app.inject(`/sandbox/worlds/${id}/journal?operationId=${operationId}`)).body,
  }
}

type Sent = { readonly payload?: object | Buffer; readonly headers?: Readonly<Record<string, string>> }

const keyed = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })
