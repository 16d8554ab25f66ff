import { describe, expect, test } from 'vitest'
import { CODE_LIFE, firstStep, type LoginEvent, type LoginSteps, nextStep } from './login-steps.ts'

const person = { personalNumber: '2000001', birthDate: '1985-04-01' }
const mobile = { Id: 'phone-1', Phone: '+420*****1234' }
const second = { Id: 'phone-2', Phone: '+420*****7788' }
const sentAt = Date.parse('2026-11-10T09:00:00Z')

const recognised: LoginEvent = { type: 'personRecognised', person, phones: [mobile, second] }
const codeSent: LoginEvent = { type: 'codeSent', phoneId: 'phone-2', transactionId: 'tr-1', sentAt }
const wrongCode: LoginEvent = { type: 'codeRefused', transactionId: 'tr-1', trouble: 'wrong-code' }
const timeRanOut: LoginEvent = { type: 'timeRanOut', transactionId: 'tr-1' }

const renewed: LoginEvent = { ...codeSent, transactionId: 'tr-2' }

/** The state after these events, from the first step. */
const reached = (...events: LoginEvent[]): LoginSteps => events.reduce(nextStep, firstStep)

describe('the steps of a successful recipient login', () => {
  test('offer only Czech phones of thirteen characters', () => {
    const phones = ['+421*****1234', '+420****1234', '+420******1234', '420*****1234', '+420*****1234'].map(
      (Phone, n) => ({
        Id: `p-${n}`,
        Phone,
      }),
    )
    expect(reached({ ...recognised, phones })).toMatchObject({ phones: [{ Id: 'p-4' }] })
  })

  test('keep the code valid for fifteen minutes from the login step', () => {
    expect(CODE_LIFE).toBe(900_000)
    expect(reached(recognised, codeSent)).toMatchObject({ deadline: sentAt + 900_000 })
  })

  test('give a new code its own transaction and fifteen minutes, and mark it as new', () => {
    const again: LoginEvent = { ...codeSent, transactionId: 'tr-2', sentAt: sentAt + 60_000 }
    expect(reached(recognised, codeSent, wrongCode, again)).toEqual({
      step: 'code',
      person,
      phones: [mobile, second],
      chosen: 'phone-2',
      transactionId: 'tr-2',
      deadline: sentAt + 60_000 + 900_000,
      isRenewed: true,
    })
  })
})

describe('failures of the recipient login', () => {
  test('personal data refused at the login step lead back to the first step', () => {
    expect(reached(recognised, { type: 'personRefused', person })).toEqual({
      step: 'person',
      given: person,
      refusals: 1,
    })
  })

  test.each<[string, LoginEvent[], string | undefined]>([
    ['a wrong code', [wrongCode], 'wrong-code'],
    ['a wrong code that the user corrects', [wrongCode, { type: 'troubleClosed' }], undefined],
    ['an expired code', [timeRanOut], 'timeout'],
    ['a wrong code that then expires', [wrongCode, timeRanOut], 'timeout'],
    [
      'a locked code that then expires',
      [{ type: 'codeRefused', transactionId: 'tr-1', trouble: 'transaction-locked' }, timeRanOut],
      'transaction-locked',
    ],
  ])('%s', (_, events, trouble) => {
    const state = reached(recognised, codeSent, ...events)
    expect(state.step === 'code' && state.trouble).toBe(trouble)
  })
})

test.each<[string, LoginSteps, LoginEvent]>([
  ['a code sent after the user went back to the first step', reached(recognised, { type: 'personWanted' }), codeSent],
  ['a wrong code after the user went back to the phones', reached(recognised), wrongCode],
  ['the expiry of a dropped code', reached(recognised), timeRanOut],
  ['a wrong code after a new one was sent', reached(recognised, codeSent, renewed), wrongCode],
  ['the expiry of a code after a new one was sent', reached(recognised, codeSent, renewed), timeRanOut],
  ['a person recognised twice', reached(recognised, codeSent), recognised],
])('an outdated event changes nothing: %s', (_, state, event) => {
  expect(nextStep(state, event)).toBe(state)
})
