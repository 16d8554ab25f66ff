import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { describe, expect, test, vi } from 'vitest'
import { readContract } from '../../contract.ts'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { callOf } from '../../http/recorded-call.ts'
import { type Interaction, readPacts } from '../../pact-file.ts'
import { languageFailure } from './document-language.ts'
import { momentOf, PHASES } from './run-probes.ts'
import type { Stage } from './sequence.ts'
import { isSuccessful, recordedCallsOf, sequencesOf } from './sequences.ts'

const NOW = Date.parse('2026-11-10T09:00:00.000Z')
const contract = readContract()
const interactions = readPacts(`${import.meta.dirname}/../../pacts`).flatMap((pact) => pact.interactions)

const answer = (body: object, status = 200, clock = NOW): HttpResult => ({
  isAnswered: true,
  status,
  mediaType: 'application/json',
  retryAfter: undefined,
  clock,
  content: 'json',
  body,
})

const VALUES = {
  token: 'old',
  uid: 'p-1',
  code: '482919',
  transactionId: 't-1',
  password: 'andel123',
  otherEmail: 'firma@example.com',
  otherToken: 'of-another-family',
  birthDate: '1985-04-01',
  personalNumber: '2000001',
  phoneId: 'phone-1',
  changeId: 'change-1',
}

/** Plays the sequence of an operation with this cause; `respond` is the backend. Returns its failure and the calls. */
async function play(
  operation: string,
  cause: string,
  respond: (call: HttpCall, nth: number) => HttpResult,
  messages = 0,
) {
  const recorded = recordedCallsOf(contract, operation, interactions)
  const [interaction, sequence] = sequencesOf(operation, recorded).find(([, one]) => one.cause === cause) ?? []
  if (interaction === undefined || sequence === undefined) throw new Error(`${operation} has no sequence "${cause}"`)
  const calls: HttpCall[] = []
  const stage: Stage = {
    valid: callOf(interaction, VALUES),
    values: VALUES,
    send: (call) => Promise.resolve(respond(call, calls.push(call) - 1)),
    recorded: (description) =>
      callOf(interactions.find((one) => one.description === description && isSuccessful(one)) as Interaction, VALUES),
    end: () => Promise.resolve({ messages }),
  }
  return {
    failure: await sequence.run(stage),
    calls,
    bodies: calls.map(({ body }) => JSON.parse(typeof body === 'string' ? body : '{}')),
  }
}

const accept = () => answer({ error_code: 200, response: { token: 'new' } })
const refuse = (code: number, error: string, more: object = {}) => answer({ error_code: code, error, ...more })

describe('a backend that accepts every call is found by', () => {
  test.each([
    ['logIn', 'the right password after 6 wrong ones', '401'],
    ['changePassword', 'the right oldPassword after 6 wrong ones', '401'],
    ['requestEmailChange', 'one code more than 5', '429 too-many-codes'],
    ['logInRecipient', 'a code that was not sent', '401 wrong-code'],
    ['logInRecipient', 'a code used twice', '409 code-used'],
    ['logInRecipient', 'an older code after a newer one was sent', '404 transaction-not-found'],
    ['logInRecipient', 'one code more than 5', '429 too-many-codes'],
    ['logInRecipient', 'the right birth date after 6 wrong ones', '401'],
    ['requestConfirmationCode', 'one code more than 5', '429 too-many-codes'],
    ['confirmByCode', 'a code used twice', '409 code-used'],
    ['confirmByCode', 'an older code after a newer one was sent', '404 transaction-not-found'],
    ['confirmEmailChange', 'a code used twice', '409 code-used'],
    ['logInRecipient', 'the code of another transaction', '401 wrong-code'],
    ['confirmByCode', 'the code of another transaction', '401 wrong-code'],
    ['confirmEmailChange', 'the code of another transaction', '401 wrong-code'],
    ['confirmEmailChange', 'a code that was sent to another person', '404 transaction-not-found'],
    ['logInRecipient', 'a birth date of an unknown personal number after 6 others', '401 wrong-personal-data'],
    ['addFamilyMember', 'the key that was used in another operation', 'the operation runs: in it this is another key'],
    ['addFamilyMember', 'the key that another family has used', 'an answer of its own for each family'],
    ['confirmEmailChange', 'an older code after a newer one was sent', '404 transaction-not-found'],
    ['resetPassword', 'a link used twice', '409 reset-link-used'],
    ['undoEmailChange', 'a link used twice', '409 undo-link-used'],
    [
      'sendEmailForm',
      'the messages of a call that was sent twice with one key',
      'at least 1 in the value messages of the teardown',
    ],
    ['saveNps', 'the key that another person has used', 'a success of its own for the other person'],
    [
      'saveNps',
      'the key of a refusal, with another body',
      '409 idempotency-key-reused: the key holds the first answer',
    ],
    [
      'addFamilyMember',
      'a record that was saved, read again',
      'the saved values of birthMonth, birthYear, gender, name, relation in the next answer to "read the recipient\'s record"',
    ],
  ])('%s: %s', async (operation, cause, expected) => {
    expect((await play(operation, cause, accept)).failure).toMatchObject({ expected })
  })
})

test.each([
  ['sendEmailForm', 1, undefined],
  ['sendEmailForm', 2, 'only 1 in the value messages of the teardown'],
  ['reportMissingPayment', 2, undefined],
])('%s repeated with its key that sent %i messages: %s', async (operation, messages, expected) => {
  const cause = 'the messages of a call that was sent twice with one key'
  expect((await play(operation, cause, accept, messages)).failure?.expected).toBe(expected)
})

test('six wrong codes of six digits precede the right one', async () => {
  const { failure, bodies } = await play('logInRecipient', 'the right code after 6 wrong ones', (_call, nth) =>
    nth < 6 ? refuse(401, 'wrong-code') : refuse(423, 'transaction-locked'),
  )
  expect(bodies.map(({ code }) => code)).toEqual([...Array<string>(6).fill('593020'), '482919'])
  expect(failure).toBeUndefined()
})

test('wrong birth dates in validate and login count together', async () => {
  const { failure, bodies } = await play('logInRecipient', 'the right birth date after 6 wrong ones', (_call, nth) =>
    nth < 6 ? refuse(401, 'wrong-identity') : answer({ error_code: 429, error: 'too-many-attempts' }, 429),
  )
  expect(bodies.map(({ step }) => step)).toEqual([
    'login',
    'validate',
    'login',
    'validate',
    'login',
    'validate',
    'login',
  ])
  expect(failure).toBeUndefined()
})

test('the token of an answer replaces the one that it ended', async () => {
  const { calls } = await play('confirmEmailChange', 'a code used twice', accept)
  expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['old', 'new'])
})

describe('a lock', () => {
  const voteLockedFor = async (seconds: number, after = 0) =>
    (
      await play('saveNps', 'a second vote at once', (_call, nth) =>
        nth < 2
          ? answer({ error_code: 200, response: {} }, 200, NOW + nth * after)
          : refuse(423, 'vote-locked', { lockedUntil: new Date(NOW + seconds * 1000).toISOString() }),
      )
    ).failure

  test.each([60, 60.999])(
    'of %s s after the header Date of the vote, whose fractions are cut off, is right',
    async (seconds) => expect(await voteLockedFor(seconds)).toBeUndefined(),
  )
  test.each([59, 59.999, 61])('of %s s is another one than 60 s', async (seconds) =>
    expect((await voteLockedFor(seconds))?.received).toBe(
      `lockedUntil ${seconds} s after the header Date of that call`,
    ),
  )
  test.each([
    [59, false],
    [61, true],
    [62, false],
  ])(
    'of %s s may be a rounded end, or a late header Date, that shows in a part of each second: %s',
    async (seconds, isOfPhase) => expect(await voteLockedFor(seconds)).toMatchObject({ isOfPhase }),
  )
  test('of 62 s by a header Date that is late is right if its end is rounded, and the clock is that of this machine', async () => {
    vi.useFakeTimers({ now: NOW + 1700, toFake: ['Date'] })
    expect(await voteLockedFor(62)).toBeUndefined()
    expect(await voteLockedFor(63)).toBeDefined()
    vi.useRealTimers()
  })
  test('of 61 s is right if the round trip of the vote took a second', async () =>
    expect(await voteLockedFor(61, 1000)).toBeUndefined())
  test('is measured at moments that leave no more than 0.15 s of a second out, wherever the count of them begins', () => {
    for (let first = 0; first < 10; first += 1) {
      const moments = Array.from({ length: PHASES }, (_, nth) => momentOf(first + nth)).toSorted((a, b) => a - b)
      const [earliest = 0] = moments
      for (const [nth, moment] of moments.entries())
        expect((moments[nth + 1] ?? earliest + 1000) - moment).toBeLessThan(150)
    }
  })
  test('that a try during it moves is found', async () => {
    const ends = ['09:01:00', '09:01:02']
    const { failure } = await play('saveNps', 'a second vote at once', (_call, nth) =>
      nth < 2 ? accept() : refuse(423, 'vote-locked', { lockedUntil: `2026-11-10T${ends[nth - 2]}.000Z` }),
    )
    expect(failure).toMatchObject({ cause: 'a try during a lock, which moves its end' })
  })
  test('in another time zone is found with its hours', async () =>
    expect((await voteLockedFor(3660))?.remedy).toContain('off by 1 h: it is local'))
})

describe('a record that is saved', () => {
  const ANNA = { Name: 'Anna Svobodová', BirthMonth: 2, BirthYear: 2017, Gender: 'F', Relation: 'sibling' }
  const family = (...members: object[]) => answer({ error_code: 200, response: { Recipient: { Family: members } } })
  const run = async (saved: HttpResult, after: HttpResult) =>
    (
      await play('addFamilyMember', 'a record that was saved, read again', (_call, nth) =>
        nth === 0 ? family(ANNA) : nth === 1 ? saved : after,
      )
    ).failure

  test('is in its own answer and the next read, once more than before', async () =>
    expect(await run(family(ANNA, ANNA), family(ANNA, ANNA))).toBeUndefined())
  test('with another value is found', async () =>
    expect(await run(family(ANNA, ANNA), family({ ...ANNA, Gender: 'M' }))).toMatchObject({
      received: 'a record with another gender, or none',
    }))
  test('beside an equal one, but not stored, is found', async () =>
    expect(await run(family(ANNA, ANNA), family(ANNA))).toMatchObject({
      received: 'no more such records than before the call',
    }))
  test('but not in its own answer is found', async () =>
    expect(await run(family(ANNA), family(ANNA, ANNA))).toMatchObject({ cause: 'the answer of a call that saves' }))
})

test('a save that is refused with changed-elsewhere, but stores its other values, is found', async () => {
  const record = (HouseholdMembers: number) => answer({ error_code: 200, response: { HouseholdMembers } })
  const { failure } = await play('saveRecipientData', 'a refused save, read again', (_call, nth) =>
    nth === 1 ? refuse(409, 'changed-elsewhere', { fields: { account: 'changed-elsewhere' } }) : record(4 + nth / 2),
  )
  expect(failure?.received).toBe('its values of householdMembers are stored')
})

test('a text of the foundation that is the same in both languages is found', async () => {
  const { failure } = await play('getPayments', 'a text of the foundation in cs and in en', () =>
    answer({ error_code: 200, response: { payments: [{ reason: 'Rodina už pomoc nepotřebuje.' }] } }),
  )
  expect(failure?.received).toBe('the same reason for cs and for en')
})

test('every recorded call that saves is read back, since each changes another field', () => {
  const { successes, refusals } = recordedCallsOf(contract, 'saveRecipientData', interactions)
  const read = sequencesOf('saveRecipientData', { successes, refusals }).filter(([, { cause }]) =>
    cause.includes('saved, read again'),
  )
  expect(read.map(([call]) => call)).toEqual(successes)
})

test('a value of the store that was not requested is found', async () => {
  const { failure } = await play('getValueStore', 'values that were not requested', () =>
    answer({ error_code: 200, response: { nps_showStart: '', nps_showEnd: '', secret: '' } }),
  )
  expect(failure).toMatchObject({ received: expect.stringMatching(/^\d other values?$/) })
})

test.each(['uploadFiles', 'uploadRecipientDocument', 'uploadRenewalFile', 'addRecipientPhoto', 'saveAvatar'])(
  '%s: a file of exactly 5,242,880 bytes has to be accepted',
  async (operation) => {
    const { failure, calls } = await play(operation, 'a file of exactly the limit', () => refuse(400, 'file-oversize'))
    const text = Buffer.from(await new Response(calls[0]?.body).arrayBuffer()).toString('latin1')
    const [, file = ''] = /name="File\[0\]".*?\r\n\r\n(.*?)\r\n--/s.exec(text) ?? []
    expect(file.length).toBe(5_242_880)
    expect(failure).toMatchObject({ received: 'HTTP 200 with error_code 400 and error "file-oversize"' })
  },
)

describe('the token of a consent after the end of the session', () => {
  const CAUSE = 'the token of the answer, after the session of the call has ended'
  const run = async (status: number) => {
    const { failure, calls } = await play('confirmConsent', CAUSE, ({ headers }) =>
      headers.Authorization === 'new'
        ? answer({ error_code: status }, status)
        : answer({ error_code: 200, response: { session: { token: 'new' } } }),
    )
    return { failure, sent: calls.map(({ method, path, headers }) => [method, path, headers.Authorization]) }
  }

  test('has to be refused', async () => {
    const { sent, failure } = await run(401)
    expect(failure).toBeUndefined()
    expect(sent).toEqual([
      ['POST', '/consent', 'old'],
      ['DELETE', '/session', 'old'],
      ['POST', '/consent', 'new'],
    ])
  })

  test('is a failure if it still opens something', async () =>
    expect((await run(200)).failure).toMatchObject({ received: 'HTTP 200 with error_code 200' }))
})

const pdf = async (text: string, lang?: string) => {
  const document = new Pdf({ ...(lang !== undefined && { lang }) })
  document.text(text).end()
  return buffer(document)
}

test('two languages of a document have different texts, and declare no other language', async () => {
  const cs = await pdf('Přehled plateb', 'cs')
  expect(await languageFailure({ cs, en: await pdf('Overview of payments', 'en-GB') })).toBeUndefined()
  expect(await languageFailure({ cs, en: await pdf('Overview of payments') })).toBeUndefined()
  expect(await languageFailure({ cs: await pdf('Overview of payments'), en: await pdf('Prehled plateb') })).toBe(
    'English for cs, and another language for en',
  )
  expect(await languageFailure({ cs, en: cs })).toBe('the same text for cs and for en')
  expect(await languageFailure({ cs, en: await pdf('Other', 'cs-CZ') })).toBe(
    'a file for en that declares the language cs-CZ',
  )
})
