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
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const RUNS = 500

/** Bodies that are right, to be spoiled at one place: what is nearly right reaches further than noise. */
const good: Readonly<Record<string, object>> = {
  login: { username: '99999999', password: 'andel123' },
  loginRecipient: { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' },
  nps: { rating: 9, emlid: 'jana-nps-2026' },
  emailForm: {
    to: 'portal@example.com',
    subject: 'Zpětná vazba',
    fields: [{ id: 'message', title: 'Zpráva', value: 'Děkujeme.' }],
  },
  registration: {
    kind: 'company',
    companyName: 'Pekárna U Mostu s.r.o.',
    registrationNumber: '00006947',
    email: 'jana@example.com',
    password: 'modrá-lampa-7',
    consentPersonalData: true,
    consentTerms: true,
    newsletter: true,
    contribution: { amount: 300, frequency: 'recurring', method: 'transfer' },
  },
  passwordReset: { username: 'nikdo@example.com' },
  'passwordReset/link': { resetToken: 'rst_unknown00000000000' },
  'passwordReset/password': { resetToken: 'rst_unknown00000000000', password: 'modrá-lampa-7' },
  consent: { personalData: true, emlid: 'jana-nps-2026' },
  cardPayments: {
    amount: 300,
    angelNumber: '11111111',
    frequency: 'recurring',
    cardholder: 'JANA NOVAKOVA',
    email: 'jana@example.com',
  },
  'cardPayments/pay_unknown00000000000/retry': {},
  'recurringPayments/rec_unknown0000': { amount: 500 },
  missingTranslation: { language: 'en', namespace: 'nps', key: 'title' },
  password: { oldPassword: 'andel123', password: 'modrá-lampa-7' },
}

/** The same of operations that want a token: Jana's comes with the call. */
const goodOfDonor: Readonly<Record<string, object>> = {
  'missingPayment/check': { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  missingPayment: { type: 'card', paidOn: '2026-11-03', amount: 777, variableSymbol: '', note: 'Odešla v\u00a0úterý.' },
  donorProfile: {
    firstName: 'Jana',
    lastName: 'Nováková',
    phone: '+420601000101',
    address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
    yearOfBirth: 1984,
    gender: 'female',
    sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: true,
      nameInPublicList: true,
      newsletter: true,
    },
    donationTargeting: 'multiple',
  },
  emailChange: { email: 'jana.novakova@example.com' },
  'emailChange/verification': { changeId: 'chg_unknown0000', code: '482913' },
  taxData: { subject: 'natural-person', name: 'Jana Nováková', dateOfBirth: '1984-06-18' },
  'taxData/preview': { subject: 'legal-entity', name: 'Pekárna', registrationNumber: '12345679', taxYear: 2026 },
  'payments/overview': { from: '2026-01-01', to: '2026-12-31' },
  'families/fam-k7p2/contact': { agreement: true },
}

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
    ...Object.entries(good).map(([path, body]) => [path, body, false] as const),
    ...Object.entries(goodOfDonor).map(([path, body]) => [path, body, true] as const),
  ])('POST /%s', async (path, body, signedIn) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const donor = signedIn ? await signIn(app, '10000001', `/w/${id}`) : {}
    const bodies = oneof({ weight: 4, arbitrary: spoiled(body) }, { weight: 1, arbitrary: junk })
    let calls = 0
    await assert(
      asyncProperty(bodies, async (payload) => {
        const sent = JSON.stringify(payload) ?? ''
        const headers = { 'content-type': 'application/json', ...donor }
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

  test.each([
    'userProfile',
    'recipientProfile',
    'nps',
    'consent',
    'recurringPayments',
    'payments',
    'paymentDetails',
    'families',
    'documents',
  ])('GET /%s', async (path) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const headers = await signIn(app, '10000001', `/w/${id}`)
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

  test.each(['valueStore', 'cardPayments', 'recurringPayments', 'families'])('GET /%s/{…}', async (path) => {
    expect.hasAssertions()
    const { id } = await openWorld(app)
    const headers = path === 'families' ? await signIn(app, '10000001', `/w/${id}`) : {}
    await assert(
      asyncProperty(string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (last) => {
        expectAnswer(await app.inject({ url: `/w/${id}/api/${path}/${encodeURIComponent(last)}`, headers }))
      }),
      { numRuns: RUNS },
    )
  })
})
