import { afterAll, describe, expect, test } from 'vitest'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { makeApp, openWorld } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

type Answer = { error_code: number; error?: string; Data?: { TransactionId?: string } }
const KNOWN = '2000001'
const UNKNOWN = '2999999'
const RIGHT = '1985-04-01'
const WRONG = '1985-04-02'

/** A caller of one world, from any address. */
async function caller() {
  const { id } = await openWorld(app)
  const post = (payload: object, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload, remoteAddress })
  const validate = (personalNumber: string, birthDate: string, address?: string) =>
    post({ step: 'validate', personalNumber, birthDate }, address)
  const advance = (duration: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } })
  return { id, post, validate, advance }
}

/** 200 birth dates, among them the right one. */
const birthDates = Array.from({ length: 200 }, (_, day) =>
  Temporal.PlainDate.from(RIGHT)
    .add({ days: day - 100 })
    .toString(),
)

const countErrors = (answers: readonly { json: () => Answer }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, (answer) => answer.json().error ?? 'none')).map(([error, found]) => [
      error,
      found?.length,
    ]),
  )

describe('200 birth dates for one personal number (rule 5.5)', () => {
  test.each([
    ['a known number', KNOWN],
    ['an unknown number', UNKNOWN],
  ])('of %s from one address get six answers, then are refused', async (_, number) => {
    const { validate } = await caller()
    const answers = await Promise.all(birthDates.map((birthDate) => validate(number, birthDate)))
    expect(countErrors(answers)).toEqual({ 'wrong-personal-data': 6, 'too-many-attempts': 194 })
    const last = answers.at(-1)
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, '900'])
  })

  test.each([
    ['a known number', KNOWN],
    ['an unknown number', UNKNOWN],
  ])('of %s from forty addresses get thirty answers in a day', async (_, number) => {
    const { validate, advance } = await caller()
    const wrong = birthDates.filter((birthDate) => birthDate !== RIGHT)
    const answers = []
    for (const [n, birthDate] of wrong.entries()) answers.push(await validate(number, birthDate, `10.0.1.${n % 40}`))
    expect(countErrors(answers)).toEqual({ 'wrong-personal-data': 30, 'too-many-attempts': 169 })
    expect(answers.at(-1)?.headers['retry-after']).toBe('86400')
    await advance('PT23H59M59.999S')
    expect((await validate(number, RIGHT, '10.0.2.1')).json().error).toBe('too-many-attempts')
    await advance('PT0.001S')
    expect((await validate(number, WRONG, '10.0.2.1')).json().error).toBe('wrong-personal-data')
  })

  test('count in both steps together, and do not affect another number', async () => {
    const { post, validate } = await caller()
    const login = (birthDate: string) => post({ step: 'login', personalNumber: KNOWN, birthDate, phoneId: 'phone-1' })
    for (let n = 0; n < 3; n += 1) {
      expect((await validate(KNOWN, WRONG)).json().error).toBe('wrong-personal-data')
      expect((await login(WRONG)).json().error).toBe('wrong-personal-data')
    }
    expect((await validate(KNOWN, RIGHT)).statusCode).toBe(429)
    expect((await login(RIGHT)).statusCode).toBe(429)
    expect((await validate('2000002', '1986-05-02')).json().error_code).toBe(200)
  })

  test('do not invalidate a code that was sent before them', async () => {
    const { id, post, validate } = await caller()
    const sent = await post({ step: 'login', personalNumber: KNOWN, birthDate: RIGHT, phoneId: 'phone-1' })
    for (let n = 0; n < 7; n += 1) await validate(KNOWN, WRONG)
    const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages?channel=sms`)).json()
    const transactionId = sent.json<Answer>().Data?.TransactionId
    const verified = await post({ step: 'verify', transactionId, code: messages[0].code })
    expect(verified.json<Answer>().error_code).toBe(200)
  })

  test('do not show the number among the changes in the journal', async () => {
    const { id, validate } = await caller()
    await validate(KNOWN, WRONG)
    const journal = (await app.inject(`/sandbox/worlds/${id}/journal`)).body
    expect(changesInJournal(journal)).toContain('wrongBirthDates')
    expect(changesInJournal(journal)).not.toContain(KNOWN)
    expect(journal).not.toContain(WRONG)
  })
})

test.each(['phone-1', 'phone-2'])(
  'no code is sent to %s of 2000012, which is not offered (rule 5.3)',
  async (phoneId) => {
    const { id, post } = await caller()
    const sent = await post({ step: 'login', personalNumber: '2000012', birthDate: '1982-03-12', phoneId })
    expect(sent.json()).toEqual({ error_code: 404, error: 'phone-not-found' })
    expect((await app.inject(`/sandbox/worlds/${id}/messages`)).json().messages).toEqual([])
  },
)
