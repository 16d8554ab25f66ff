import { describe, expect, test } from 'vitest'
import { findRecipient } from '../../domain/people/find-person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { CONTACTS, DATA, saving } from '../../testing/family-inputs.ts'
import { NOW } from '../../testing/people.ts'
import { presentDataValues } from '../recipient-data/recipient-data.presenter.ts'

const { state: world } = defaultScenario
const as = 'p-2000001'
const QUARTER = 15 * 60_000
const account = (number = '2000145399', state = world) => {
  const { account: stored } = presentDataValues(findRecipient(state, as) as Recipient)
  return { body: saving({ ...DATA, account: stored }, { account: { number, bankCode: '0800' } }), as } as object
}
const email = { body: saving(CONTACTS, { email: 'intruder@example.com' }), as }
const REQUIRED = { answer: { error_code: 403, error: 'code-required' }, changes: [] }

const request = async (state: WorldState, { now = NOW, who = as } = {}) => {
  const asked = await call('requestConfirmationCode', state, { as: who, body: { phoneId: 'phone-1' }, now })
  const { transactionId } = (asked.answer as { response: { transactionId: string } }).response
  return { state: asked.state, transactionId, code: asked.state.messages.at(-1)?.code ?? '' }
}
const confirmed = async (state = world, now = NOW) => {
  const { transactionId, code, ...asked } = await request(state, { now })
  return call('confirmByCode', asked.state, { as, body: { transactionId, code }, now })
}

describe('a token alone (rule 10.21)', () => {
  test.each<[string, 'saveRecipientData' | 'saveRecipientContacts', object]>([
    ['the account number', 'saveRecipientData', account()],
    ['the contact e-mail', 'saveRecipientContacts', email],
    ['the contact e-mail to none', 'saveRecipientContacts', { body: saving(CONTACTS, { email: undefined }), as }],
  ])('cannot change %s', async (_, operation, given) =>
    expect(await call(operation, world, given)).toMatchObject(REQUIRED),
  )

  test('can change what leads nowhere else', async () => {
    const moved = { as, body: saving(CONTACTS, { phone: '+420777000111' }) }
    expect((await call('saveRecipientContacts', world, moved)).answer).toMatchObject({ error_code: 200 })
  })
})

describe('a code given in the session', () => {
  const save = async (state: WorldState, now = NOW, number?: string) =>
    call('saveRecipientData', state, { ...account(number, state), now })

  test.each([
    ['a millisecond before 15 minutes', QUARTER - 1, 200],
    ['at exactly 15 minutes', QUARTER, 403],
  ])('confirms a change %s: %i', async (_, age, code) =>
    expect((await save((await confirmed()).state, NOW + age)).answer).toMatchObject({ error_code: code }),
  )

  test('confirms nothing in another session of the same family', async () => {
    const { state } = await confirmed()
    const other = { ...state, givenCodes: { [as]: [{ sessionStartedAt: NOW - 1_000, at: NOW, changes: 0 }] } }
    expect(await save(other)).toMatchObject(REQUIRED)
  })

  test('confirms five changes, and then another code does', async () => {
    let { state } = await confirmed()
    for (const number of ['2000145399', '1000000005', '2000145399', '1000000005', '2000145399'])
      ({ state } = await save(state, NOW, number))
    expect(await save(state, NOW, '1000000005')).toMatchObject(REQUIRED)
    const again = await confirmed(state, NOW + QUARTER)
    expect((await save(again.state, NOW + QUARTER, '1000000005')).answer).toMatchObject({ error_code: 200 })
  })
})

describe('the code', () => {
  const verify = (state: WorldState, transactionId: string, code: string, who = as) =>
    call('confirmByCode', state, { as: who, body: { transactionId, code } })

  test('signs no one in, and a sign-in code confirms nothing', async () => {
    const asked = await request(world)
    const { transactionId, code } = asked
    const signIn = { body: { step: 'verify', transactionId, code } } as const
    expect((await call('logInRecipient', asked.state, signIn)).answer).toMatchObject({ error: 'transaction-not-found' })
    const login = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' } as const
    const sent = await call('logInRecipient', world, { body: login })
    const { TransactionId } = (sent.answer as { Data: { TransactionId: string } }).Data
    const answered = await verify(sent.state, TransactionId, sent.state.messages.at(-1)?.code ?? '')
    expect(answered.answer).toMatchObject({ error: 'transaction-not-found' })
  })

  test('of one family is unknown for another', async () => {
    const asked = await request(world, { who: 'p-2000002' })
    expect(await verify(asked.state, asked.transactionId, asked.code)).toMatchObject({
      answer: { error: 'transaction-not-found' },
      changes: [],
    })
  })

  test('may be tried six times, and counts with those of the login', async () => {
    const asked = await request(world)
    const { transactionId, code } = asked
    let { state } = asked
    for (let n = 0; n < 6; n += 1) ({ state } = await verify(state, transactionId, '000000'))
    expect((await verify(state, transactionId, code)).answer).toMatchObject({ error: 'transaction-locked' })
    for (let n = 0; n < 4; n += 1) ({ state } = await request(state))
    expect(await call('requestConfirmationCode', state, { as, body: { phoneId: 'phone-1' } })).toMatchObject({
      status: 429,
      answer: { error: 'too-many-codes' },
    })
  })

  test('goes to no phone of another family', async () =>
    expect((await call('requestConfirmationCode', world, { as, body: { phoneId: 'phone-9' } })).answer).toMatchObject({
      error: 'phone-not-found',
    }))
})

test('the code of the login confirms for 15 minutes too', async () => {
  const login = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' } as const
  const sent = await call('logInRecipient', world, { body: login })
  const { TransactionId: transactionId } = (sent.answer as { Data: { TransactionId: string } }).Data
  const code = sent.state.messages.at(-1)?.code ?? ''
  const { state } = await call('logInRecipient', sent.state, { body: { step: 'verify', transactionId, code } })
  expect((await call('saveRecipientContacts', state, email)).answer).toMatchObject({ error_code: 200 })
})
