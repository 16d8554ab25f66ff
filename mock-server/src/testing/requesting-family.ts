import type { Answered } from './person.ts'
import { formOf, type SentItem } from './sent-form.ts'
import { openWorld, type TestApp } from './test-app.ts'

export type SentFile = {
  readonly purpose?: string
  readonly category?: string
  /** Omitted from the call when null. */
  readonly issuedOn?: string | null
  readonly name?: string
  readonly type?: string
  readonly bytes?: Uint8Array
}
type Sent = { readonly key?: string | undefined; readonly from?: string | undefined }

/** A family that requests help without a login, as in the portal; in a world of its own unless one is named. */
export const requestingFamily = async (app: TestApp, options: { readonly id?: string; readonly now?: string } = {}) => {
  const id = options.id ?? (await openWorld(app, options)).id
  type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; payload?: object | Buffer; type?: string } & Sent
  const send = async ({ method, path, payload, type, key, from = '10.0.0.1' }: Call): Promise<Answered> => {
    const headers = {
      lang: 'cs',
      ...(type !== undefined && { 'content-type': type }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const url = `/w/${id}/api/${path}`
    const answer = await app.inject({ method, url, headers, remoteAddress: from, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<Omit<Answered, 'status'>>() }
  }
  const sandbox = async (path: string) => (await app.inject(`/sandbox/worlds/${id}/${path}`)).json()
  const act = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    app.inject({ method, url: `/sandbox/worlds/${id}/${path}`, payload })
  return {
    world: id,
    send,
    get: (path: string) => send({ method: 'GET', path }),
    delete: (path: string) => send({ method: 'DELETE', path }),
    post: (path: string, payload: object, sent: Sent = {}) => send({ method: 'POST', path, payload, ...sent }),
    /** Starts a request and returns its key. */
    start: async (variant = 'oncological'): Promise<string> =>
      (await send({ method: 'POST', path: 'helpRequests', payload: { variant } })).response.requestKey,
    upload: async (requestKey: string, file: SentFile = {}, sent: Sent = {}) => {
      const { payload, type } = await formOf([itemOf(file)])
      return send({ method: 'POST', path: `helpRequests/${requestKey}/files`, payload, type, ...sent })
    },
    letters: async (): Promise<
      readonly { to: string; subject: string; text: string; link?: string; code?: string }[]
    > => (await sandbox('messages')).messages,
    journal: async (): Promise<string> => JSON.stringify(await sandbox('journal')),
    events: async (): Promise<readonly { kind: string; at: string }[]> => (await sandbox('events')).events,
    trigger: async (detail: object) => (await act('POST', 'triggers', { kind: 'request-decided', ...detail })).json(),
    advance: (duration: string) => act('PATCH', 'clock', { advance: duration }),
    fault: (fault: object) => act('POST', 'faults', fault),
  }
}

const PDF = Buffer.from('%PDF-1.4\n')

const itemOf = ({
  purpose = 'medical-report',
  category = 'request',
  issuedOn = '2026-11-02',
  name = 'zpráva.pdf',
  type = 'application/pdf',
  bytes = PDF,
}: SentFile): SentItem => ({
  meta: { category, purpose, ...(issuedOn !== null && { issuedOn }) },
  name,
  type,
  bytes,
})
