import {
  type Arbitrary,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  double,
  jsonValue,
  maxSafeInteger,
  oneof,
  string,
  tuple,
} from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { signInRecipient } from '../testing/sign-in-recipient.ts'
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'
import {
  good,
  goodMetaOfRecipient,
  goodMetaOfRenewing,
  goodMetaOfVisitor,
  goodOfAdmin,
  goodOfDonor,
  goodOfRecipient,
  goodOfRenewing,
} from './testing/fuzz-requests.ts'
import { transparentPng } from './testing/pictures.ts'

const app = makeApp()
afterAll(() => app.close())

const RUNS = 500

/** Whose headers come with a call, in a world of its own. */
const callers = {
  visitor: async () => ({}),
  donor: (world: string) => signIn(app, '10000001', `/w/${world}`),
  recipient: (world: string) => signInRecipient(app, world),
  'family that renews': (world: string) => signInRecipient(app, world, '2000002', '1986-05-02'),
  administrator: (world: string) => signIn(app, 'admin', `/w/${world}`),
} as const
type Who = keyof typeof callers

const text = string({ unit: 'binary', maxLength: 300 })
const junk = oneof(jsonValue({ maxDepth: 4 }), text, double(), maxSafeInteger(), constant(undefined))

/** `body` with one of its values, however deep, replaced by anything. */
function spoiled(body: object): Arbitrary<unknown> {
  const places = placesOf(body)
  return tuple(constantFrom(...places), junk).map(([place, value]) => replaced(body, place, value))
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, child]) => placesOf(child).map((rest) => [key, ...rest]))
  return [[], ...inner]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const before = (value as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value)) return value.with(Number(key), replaced(before, rest, by))
  return { ...(value as object), [key]: replaced(before, rest, by) }
}

/** An answer of the provider and never a failure of its own: answers off the contract are 500 here, so they show as well. */
function expectAnswer({ statusCode, body }: { statusCode: number; body: string }) {
  if (statusCode === 200 && body.startsWith('%PDF-')) return
  const { error_code: code, error } = JSON.parse(body) as { error_code: number; error?: string }
  expect(statusCode).toBeLessThan(500)
  expect([200, code]).toContain(statusCode)
  if (code !== 200) expect(error).toMatch(/^[a-z][a-z0-9-]*$/)
}

// Every body that passes the contract of the login costs a real password hash.
describe('whatever a body holds, the provider answers by its contract', { timeout: 60_000 }, () => {
  test.each([
    ...Object.entries(good).map(([path, body]) => [path, 'visitor', body] as const),
    ...Object.entries(goodOfDonor).map(([path, body]) => [path, 'donor', body] as const),
    ...Object.entries(goodOfRecipient).map(([path, body]) => [path, 'recipient', body] as const),
    ...Object.entries(goodOfRenewing).map(([path, body]) => [path, 'family that renews', body] as const),
    ...Object.entries(goodOfAdmin).map(([path, body]) => [path, 'administrator', body] as const),
  ])('POST /%s by a %s', async (path, who, body) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const signedIn = await callers[who](id)
    const bodies = oneof({ weight: 4, arbitrary: spoiled(body) }, { weight: 1, arbitrary: junk })
    let calls = 0
    await assert(
      asyncProperty(bodies, async (payload) => {
        const sent = JSON.stringify(payload) ?? ''
        const headers = { 'content-type': 'application/json', ...signedIn }
        calls += 1
        // From ever other addresses: one that asks too often would only hear that.
        const remoteAddress = `10.0.${Math.floor(calls / 100)}.1`
        const url = `/w/${id}/api/${path}`
        expectAnswer(await app.inject({ method: 'POST', url, headers, payload: sent, remoteAddress }))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('whatever an address or a header holds, the provider answers by its contract', () => {
  const visible = string({ unit: 'grapheme-ascii', maxLength: 100 }).map((value) => value.trim())

  test.each<[path: string, who: Who]>([
    ['userProfile', 'donor'],
    ['recipientProfile', 'donor'],
    ['nps', 'donor'],
    ['consent', 'donor'],
    ['recurringPayments', 'donor'],
    ['payments', 'donor'],
    ['paymentDetails', 'donor'],
    ['families', 'donor'],
    ['documents', 'donor'],
    ['recipientProfile', 'recipient'],
    ['recipientPhotos', 'recipient'],
    ['recipientDocuments', 'recipient'],
    ['contributions', 'recipient'],
    ['helpOffers', 'recipient'],
    ['contactViews', 'recipient'],
    ['renewal', 'family that renews'],
    ['adminOverview', 'administrator'],
    ['adminLinks', 'administrator'],
  ])('GET /%s by a %s', async (path, who) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const headers = await callers[who](id)
    await assert(
      asyncProperty(text, text, visible, boolean(), async (emlid, t, uid, signedIn) => {
        const query = new URLSearchParams({ emlid, t, uid }).toString()
        expectAnswer(
          await app.inject({
            method: 'GET',
            url: `/w/${id}/api/${path}?${query}`,
            headers: { ...(signedIn && headers), uid, lang: uid },
          }),
        )
      }),
      { numRuns: RUNS },
    )
  })

  test.each<[method: 'GET' | 'POST' | 'DELETE', path: string, who: Who, body?: object | undefined]>([
    ['GET', 'valueStore/{…}', 'visitor'],
    ['GET', 'cardPayments/{…}', 'visitor'],
    ['GET', 'recurringPayments/{…}', 'visitor'],
    ['GET', 'families/{…}', 'donor'],
    ['POST', 'familyMembers/{…}', 'recipient', goodOfRecipient.familyMembers],
    ['POST', 'familyMembers/{…}/removal', 'recipient', { reason: 'Dcera bydlí jinde.' }],
    ['POST', 'recipientPhotos/{…}', 'recipient', goodOfRecipient['recipientPhotos/pho-train']],
    ['POST', 'recipientPhotos/{…}/primary', 'recipient'],
    ['POST', 'recipientPhotos/{…}/removal', 'recipient', { reason: 'Nahráli jsme ji omylem.' }],
    ['DELETE', 'recipientDocuments/{…}', 'recipient'],
    ['DELETE', 'renewal/files/{…}', 'family that renews'],
    ['GET', 'helpRequestForms/{…}', 'visitor'],
    ['GET', 'helpRequests/{…}', 'visitor'],
    ['DELETE', 'helpRequests/edit-rodina-2026/files/{…}', 'visitor'],
    ['GET', 'links/{…}', 'visitor'],
    ['POST', 'adminLinks/{…}/revocation', 'administrator'],
  ])('%s /%s by a %s', async (method, path, who, payload) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const headers = await callers[who](id)
    await assert(
      asyncProperty(string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (name) => {
        const url = `/w/${id}/api/${path.replace('{…}', () => encodeURIComponent(name))}`
        expectAnswer(await app.inject({ method, url, headers, ...(payload && { payload }) }))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('whatever is said of an uploaded file, the provider answers by its contract', { timeout: 60_000 }, () => {
  test.each([
    ...Object.entries(goodMetaOfRecipient).map(([path, body]) => [path, 'recipient', body] as const),
    ...Object.entries(goodMetaOfRenewing).map(([path, body]) => [path, 'family that renews', body] as const),
    ...Object.entries(goodMetaOfVisitor).map(([path, body]) => [path, 'visitor', body] as const),
  ])('POST /%s by a %s', async (path, who, body) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const headers = await callers[who](id)
    const file = new Blob([new Uint8Array(await transparentPng(4, 4))], { type: 'image/png' })
    const metas = oneof({ weight: 4, arbitrary: spoiled(body) }, { weight: 1, arbitrary: junk })
    let calls = 0
    await assert(
      asyncProperty(metas, text, async (meta, name) => {
        calls += 1
        const remoteAddress = `10.0.${Math.floor(calls / 100)}.1`
        const form = new FormData()
        form.append('meta[0]', JSON.stringify(meta) ?? '')
        form.append('File[0]', file, `${name}.png`)
        const sent = new Response(form)
        const type = sent.headers.get('content-type') ?? ''
        const payload = Buffer.from(await sent.arrayBuffer())
        const url = `/w/${id}/api/${path}`
        const sentHeaders = { ...headers, 'content-type': type }
        expectAnswer(await app.inject({ method: 'POST', url, headers: sentHeaders, payload, remoteAddress }))
      }),
      { numRuns: RUNS },
    )
  })
})
