import { describe, expect, test } from 'vitest'
import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { sendCode, verifyCode } from './code-sign-in.rules.ts'
import { identifyRecipient } from './identify-recipient.rules.ts'

const ME = { personalNumber: '2000001', birthDate: '1985-04-01', address: 'a1' }
const world = aWorld([aRecipient(), aRecipient({ personId: 'p-2000002', login: '2000002', birthDate: '1986-05-02' })])

const send = (state: WorldState, { now = NOW, phoneId = 'phone-1', random = fixedRandom(), worldId = 'w1' } = {}) => {
  const decided = sendCode(state, { ...ME, phoneId }, { now, random, worldId })
  const transactionId = decided.result.kind === 'sent' ? decided.result.transactionId : ''
  return { ...decided, state: after(state, decided.changes), transactionId }
}
const verify = (state: WorldState, transactionId: string, { code = '482913', now = NOW } = {}) => {
  const { result, changes } = verifyCode(state, { transactionId, code }, now)
  return { answer: result.kind === 'refused' ? result.error : result.kind, state: after(state, changes) }
}

describe('the personal data', () => {
  test.each([
    ['of the main contact identify the recipient', ME, true],
    ['with a space before and after the number identify the recipient', { ...ME, personalNumber: ' 2000001 ' }, true],
    ["with another person's birth date are refused", { ...ME, birthDate: '1986-05-02' }, false],
    ['with an unknown number are refused', { ...ME, personalNumber: '2999999' }, false],
    ['with an inherited property name are refused', { ...ME, personalNumber: '__proto__' }, false],
  ])('%s', (_, given, want) => expect(identifyRecipient(world, given, NOW).result.kind === 'identified').toBe(want))
})

describe('a code', () => {
  test('goes to the chosen phone by SMS, with six digits', () => {
    const { state, transactionId } = send(world, { phoneId: 'phone-2' })
    expect(transactionId).toMatch(/^[a-z0-9]{1,13}\.[a-z0-9]{20}$/)
    expect(state.messages).toEqual([
      expect.objectContaining({ channel: 'sms', to: '+420777654321', code: '482913', at: NOW }),
    ])
    expect(state.messages[0]?.text).toContain('482913')
  })

  test('stores its transaction, its time and its message, under the rule of the step', () => {
    const { changes, rule, transactionId } = send(world)
    expect(changes.map(({ path }) => path)).toEqual([
      ['codeTransactions', transactionId],
      ['codesSent', 'p-2000001'],
      ['messages'],
    ])
    expect(rule).toBe('rule 5.2 Login steps')
  })

  test.each([
    ["another person's phone is not found", { ...ME, phoneId: 'phone-9' }, 'phone-not-found', '5.3 Offered phones'],
    [
      'wrong personal data are reported first',
      { ...ME, birthDate: '1999-01-01', phoneId: 'phone-9' },
      'wrong-personal-data',
      '5.4 Recipient login refused',
    ],
  ])('is not sent: %s', (_, given, error, rule) => {
    const decided = sendCode(world, given, { now: NOW, random: fixedRandom(), worldId: 'w1' })
    expect(decided).toMatchObject({ result: { kind: 'refused', error }, rule: `rule ${rule}` })
  })

  test('signs in once: sent again it answers code-used', () => {
    const { state, transactionId } = send(world)
    const first = verify(state, transactionId)
    expect(first.answer).toBe('accepted')
    expect(first.state.people.get('p-2000001')).toMatchObject({ lastLoginAt: NOW })
    expect(verify(first.state, transactionId).answer).toBe('code-used')
  })

  test.each([
    ['a millisecond before 15 minutes it is valid', -1, 'accepted'],
    ['at exactly 15 minutes it is expired', 0, 'code-expired'],
    ['a millisecond after 15 minutes it is expired', 1, 'code-expired'],
  ])('%s', (_, shift, want) => {
    const { state, transactionId } = send(world)
    expect(verify(state, transactionId, { now: NOW + CODE_LIFE + shift }).answer).toBe(want)
  })

  test('is invalid once a new one is sent, to another phone too', () => {
    const random = fixedRandom()
    const old = send(world, { random })
    const fresh = send(old.state, { random, phoneId: 'phone-2' })
    expect(verify(fresh.state, old.transactionId).answer).toBe('transaction-not-found')
    expect(verify(fresh.state, fresh.transactionId).answer).toBe('accepted')
  })

  test('stays used if it was used, and is removed after 15 minutes, when a new one is sent', () => {
    const random = fixedRandom()
    const old = send(world, { random })
    const used = verify(old.state, old.transactionId)
    const statusAfter = (now: number) =>
      send(used.state, { random, now }).state.codeTransactions[old.transactionId]?.status
    expect([CODE_LIFE - 1, CODE_LIFE].map((later) => statusAfter(NOW + later))).toEqual(['used', undefined])
  })

  test('is replaced by the new one if it is unused, and removed only after 15 minutes', () => {
    const old = send(world)
    const random = fixedRandom()
    random.id()
    const { state } = send(old.state, { random, now: NOW + CODE_LIFE - 1 })
    expect(state.codeTransactions[old.transactionId]).toMatchObject({ status: 'replaced' })
  })

  test('of a person who no longer exists is unknown', () => {
    const { state, transactionId } = send(world)
    expect(verify({ ...state, people: LargeRecord.from({}) }, transactionId).answer).toBe('transaction-not-found')
  })

  test.each([
    ['a right one', '482913', 'rule 5.2 Login steps'],
    ['a wrong one', '000000', 'rule 5.6 Codes'],
  ])('appears in the journal under its rule: %s', (_, code, rule) => {
    const { state, transactionId } = send(world)
    expect(verifyCode(state, { transactionId, code }, NOW).rule).toBe(rule)
  })

  test('of another world is unknown, though both share a seed', () => {
    const foreign = send(world, { worldId: 'w2' })
    expect(verify(send(world).state, foreign.transactionId).answer).toBe('transaction-not-found')
  })

  test.each(['unknown', 'id000000000000000001', '__proto__'])('of the transaction %s is unknown', (transactionId) =>
    expect(verify(send(world).state, transactionId).answer).toBe('transaction-not-found'),
  )
})

describe('wrong codes', () => {
  const wrong = (times: number) => {
    const sent = send(world)
    let { state } = sent
    const answers: string[] = []
    for (let n = 0; n < times; n += 1) {
      const tried = verify(state, sent.transactionId, { code: '000000' })
      state = tried.state
      answers.push(tried.answer)
    }
    return { state, answers, transactionId: sent.transactionId }
  }

  test('get six answers, then the transaction is locked, however many come at once', () =>
    expect(wrong(50).answers).toEqual([...Array(6).fill('wrong-code'), ...Array(44).fill('transaction-locked')]))

  test.each([
    ['the right one is accepted as the sixth try', 5, 'accepted'],
    ['but not as the seventh', 6, 'transaction-locked'],
  ])('%s', (_, times, want) => {
    const { state, transactionId } = wrong(times)
    expect(verify(state, transactionId).answer).toBe(want)
  })

  test('are reset by a new code', () => {
    const { state } = wrong(6)
    const random = fixedRandom()
    random.id()
    random.id()
    const fresh = send(state, { random })
    expect(verify(fresh.state, fresh.transactionId).answer).toBe('accepted')
  })
})

describe('at most five codes in 15 minutes', () => {
  const five = () => {
    const random = fixedRandom()
    let state = world
    for (let n = 0; n < 5; n += 1) state = send(state, { random, now: NOW + n * 60_000 }).state
    return { state, random }
  }

  test('the sixth is refused until the first is 15 minutes old', () => {
    const { state, random } = five()
    expect(send(state, { random, now: NOW + 300_500 })).toMatchObject({
      result: { kind: 'too-many-codes', retryAfterSeconds: 600 },
      changes: [],
      rule: 'rule 5.7 Five codes',
    })
  })

  test.each([
    ['a millisecond early it is refused', -1, 'too-many-codes'],
    ['at 15 minutes it is sent', 0, 'sent'],
  ])('%s', (_, shift, want) => {
    const { state, random } = five()
    expect(send(state, { random, now: NOW + CODE_LIFE + shift }).result.kind).toBe(want)
  })

  test('old codes are removed', () => {
    const { state, random } = five()
    const later = send(state, { random, now: NOW + 100 * CODE_LIFE }).state
    expect(Object.keys(later.codeTransactions)).toHaveLength(1)
    expect(later.codesSent['p-2000001']).toHaveLength(1)
  })
})

describe('the codes of a day (rule 10.22)', () => {
  const DAY = 24 * 60 * 60_000
  const QUARTER = 15 * 60_000
  /** One code each quarter of an hour, from this address; used if `signsIn`. */
  const codes = (start: WorldState, times: number, { address = 'a1', signsIn = false, from = NOW } = {}) => {
    const random = fixedRandom()
    let state = start
    const kinds: string[] = []
    for (let n = 0; n < times; n += 1) {
      const now = from + n * QUARTER
      const decided = sendCode(state, { ...ME, address, phoneId: 'phone-1' }, { now, random, worldId: `w${from}` })
      state = after(state, decided.changes)
      kinds.push(decided.result.kind)
      if (signsIn && decided.result.kind === 'sent') state = verify(state, decided.result.transactionId, { now }).state
    }
    return { state, refused: kinds.filter((kind) => kind !== 'sent') }
  }

  test('are fifteen unused ones, asked for from one address; another address gets one', () => {
    const { state, refused } = codes(world, 16)
    expect(refused).toEqual(['too-many-codes'])
    const last = NOW + 15 * QUARTER
    expect(
      sendCode(state, { ...ME, phoneId: 'phone-1' }, { now: last, random: fixedRandom(), worldId: 'w' }),
    ).toMatchObject({
      result: { kind: 'too-many-codes', retryAfterSeconds: (NOW + DAY - last) / 1_000 },
      rule: 'rule 10.22 Codes of a day',
    })
    expect(codes(state, 1, { address: 'a2', from: last }).refused).toEqual([])
    expect(codes(state, 1, { from: NOW + DAY - 1 }).refused).toEqual(['too-many-codes'])
    expect(codes(state, 1, { from: NOW + DAY }).refused).toEqual([])
  })

  test('are forty-five from all addresses together', () => {
    let state = world
    for (let n = 0; n < 3; n += 1) state = codes(state, 15, { address: `a${n}`, from: NOW + n * 15 * QUARTER }).state
    expect(codes(state, 1, { address: 'a9', from: NOW + 45 * QUARTER }).refused).toEqual(['too-many-codes'])
  })

  test('never stop a family that signs in', () => expect(codes(world, 90, { signsIn: true }).refused).toEqual([]))
})
