import { type Arbitrary, assert, asyncProperty, boolean, record, string, tuple } from 'fast-check'
import { signInRecipient } from '../../testing/sign-in-recipient.ts'
import { openWorld, signIn, type TestApp } from '../../testing/test-app.ts'
import { fuzzedNames, fuzzedPlain } from './fuzz-addresses.ts'
import { fuzzedBodies, fuzzedMetas, type Who } from './fuzz-requests.ts'
import { transparentPng } from './pictures.ts'
import { anyText, spoiled } from './spoil.ts'

/** One operation that meets spoiled input. `path` as in the contract, but for the names that are tried in it. */
export interface Fuzzed {
  readonly name: string
  readonly method: string
  readonly path: string
  /** Throws at the first answer that is none of the provider's, with the smallest input that brings it about and its seed. */
  run(app: TestApp, inputs: number): Promise<void>
}

/** Who writes 600 times in a minute of a world is only told so from then on. */
const MOST_IN_A_WORLD = 500

/** Headers of a caller, in a world of its own. */
const callers: Readonly<Record<Who, (app: TestApp, world: string) => Promise<object>>> = {
  visitor: async () => ({}),
  donor: (app, world) => signIn(app, '10000001', `/w/${world}`),
  recipient: (app, world) => signInRecipient(app, world),
  'family that renews': (app, world) => signInRecipient(app, world, '2000002', '1986-05-02'),
  administrator: (app, world) => signIn(app, 'admin', `/w/${world}`),
}

interface Sent {
  readonly query?: string
  /** In place of `{…}` in the path. */
  readonly name?: string
  readonly headers?: object
  readonly payload?: string | object | undefined
  readonly signedIn?: boolean
}
type Sending = Sent | Promise<Sent>

function plan(method: 'GET' | 'POST' | 'DELETE', path: string, who: Who, sendings: Arbitrary<Sending>): Fuzzed {
  const runInWorld = async (app: TestApp, inputs: number) => {
    const { id } = await openWorld(app)
    const headers = await callers[who](app, id)
    let calls = 0
    const send = asyncProperty(sendings, async (sending) => {
      const { query = '', name = '', headers: own = {}, payload, signedIn = true } = await sending
      calls += 1
      expectAnswer(
        await app.inject({
          method,
          url: `/w/${id}/api/${path.replace('{…}', () => encodeURIComponent(name))}${query}`,
          headers: { ...(signedIn && headers), ...own },
          // From ever other addresses: one that asks too often would only hear that.
          remoteAddress: `10.0.${Math.floor(calls / 100)}.1`,
          ...(payload !== undefined && { payload }),
        }),
      )
    })
    await assert(send, { numRuns: inputs })
  }
  const run = async (app: TestApp, inputs: number) => {
    for (let left = inputs; left > 0; left -= MOST_IN_A_WORLD) await runInWorld(app, Math.min(left, MOST_IN_A_WORLD))
  }
  return { name: `${method} /${path} by a ${who}`, method, path: `/${path}`, run }
}

function asJson(body: unknown): Sent {
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' }
}

const visible = string({ unit: 'grapheme-ascii', maxLength: 100 }).map((value) => value.trim())
const asAddress: Arbitrary<Sent> = record({
  emlid: anyText,
  t: anyText,
  uid: visible,
  key: visible,
  signedIn: boolean(),
}).map(({ emlid, t, uid, key, signedIn }) => ({
  query: `?${new URLSearchParams({ emlid, t, uid }).toString()}`,
  headers: { uid, lang: uid, ...(key && { 'idempotency-key': key }) },
  signedIn,
}))

const asName = (payload: object | undefined): Arbitrary<Sent> =>
  string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).map((name) => ({ name, payload }))

const png = new Blob([new Uint8Array(await transparentPng(4, 4))], { type: 'image/png' })

async function asUpload([meta, name]: readonly [unknown, string]): Promise<Sent> {
  const form = new FormData()
  form.append('meta[0]', JSON.stringify(meta) ?? '')
  form.append('File[0]', png, `${name}.png`)
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, payload: Buffer.from(await sent.arrayBuffer()) }
}

/** An answer of the provider and never a failure of its own: answers off the contract are 500 here, so they show as well. */
function expectAnswer({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode === 200 && body.startsWith('%PDF-')) return
  const { error_code: code, error = '' } = JSON.parse(body) as { error_code: number; error?: string }
  const isEnvelope = [200, code].includes(statusCode) && (code === 200 || /^[a-z][a-z0-9-]*$/.test(error))
  if (statusCode >= 500 || !isEnvelope) throw new Error(`Answered ${statusCode} ${body.slice(0, 500)}`)
}

/** Every operation of the contract, some of them in several ways. */
export const fuzzed: readonly Fuzzed[] = [
  ...fuzzedBodies.map(([path, who, body]) => plan('POST', path, who, spoiled(body).map(asJson))),
  ...fuzzedPlain.map(([method, path, who]) => plan(method, path, who, asAddress)),
  ...fuzzedNames.map(([method, path, who, body]) => plan(method, path, who, asName(body))),
  ...fuzzedMetas.map(([path, who, meta]) => plan('POST', path, who, tuple(spoiled(meta), anyText).map(asUpload))),
]
