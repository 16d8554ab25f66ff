import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { requestCode, validateRecipient, verifyCode } from '#web/features/login-recipient/login-recipient-queries.ts'
import {
  answer,
  DEFAULT,
  type ExpectedAnswer,
  interaction,
  notRun,
  type PortalCall,
  refused,
  UNKNOWN,
  visitor,
} from './interaction.ts'
import { signedInAs } from './person.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { eachLike, regex } = MatchersV3

const petra = { personalNumber: '2000001', birthDate: '1985-04-01' }
const stranger = { personalNumber: '2000001', birthDate: '1985-04-02' }
const GUESSED = 'thirty wrong birth dates of recipient 2000001 in a day'
const wrongData = refused(401, 'wrong-personal-data')

/** The steps before the last answer in `Data`, not in `response` (rule 16.6). */
const withData = (Data: unknown): ExpectedAnswer => answer(200, { Data })

describe('logInRecipient, step validate', () => {
  const validate = (operation = 'ask for the phones of a recipient', person = petra) =>
    visitor.post(operation, '/loginRecipient', (api) => validateRecipient(api, person), {
      body: { step: 'validate', ...person },
    })

  interaction(
    validate(),
    DEFAULT,
    withData({
      Phones: eachLike({
        Id: regex('^[A-Za-z0-9_.-]+$', 'phone-1'),
        Phone: regex('^\\+?[0-9]*\\*+[0-9]{4}$', '+420*****0201'),
      }),
    }),
  )
  interaction(validate("ask for the phones with another's birth date", stranger), DEFAULT, wrongData)
  interaction(
    validate('ask for the phones after too many wrong birth dates'),
    GUESSED,
    notRun(429, 'too-many-attempts'),
  )
  sharedRefusals(validate(), [
    validate(undefined, { ...petra, birthDate: '1985-02-30' }),
    'a day that no calendar has',
    'birthDate',
  ])
})

describe('logInRecipient, step login', () => {
  const send = (operation = 'ask for a code', given: { birthDate?: string; phoneId?: string } = {}): PortalCall => {
    const codeRequest = { ...petra, phoneId: 'phone-1', ...given }
    return visitor.post(operation, '/loginRecipient', (api) => requestCode(api, codeRequest), {
      body: { step: 'login', ...codeRequest },
    })
  }

  interaction(send(), DEFAULT, withData({ TransactionId: regex('^[A-Za-z0-9_.-]+$', 'tr-8f2c1a') }))
  interaction(send("ask for a code with another's birth date", stranger), DEFAULT, wrongData)
  interaction(send('ask for a code to a strange phone', { phoneId: UNKNOWN }), DEFAULT, refused(404, 'phone-not-found'))
  interaction(
    send('ask for a sixth code'),
    'five codes sent to recipient 2000001 in fifteen minutes',
    notRun(429, 'too-many-codes'),
  )
  interaction(send('ask for a code after too many wrong birth dates'), GUESSED, notRun(429, 'too-many-attempts'))
  sharedRefusals(send(), [send(undefined, { phoneId: 'phone 1' }), 'a phone off the contract', 'phoneId'])
})

describe('logInRecipient, step verify', () => {
  const verify = (operation: string | undefined, verification: { transactionId: string; code: string }) =>
    visitor.post(operation ?? 'sign in by a code', '/loginRecipient', (api) => verifyCode(api, verification), {
      body: { step: 'verify', ...verification },
    })
  /** A transaction that the provider state opened, and a code that it returned under `name`. */
  const opened = (operation?: string, name = 'code', code = '482913'): PortalCall => ({
    ...verify(operation, { transactionId: 'tr-8f2c1a', code }),
    body: { step: 'verify', transactionId: fromState('transactionId', 'tr-8f2c1a'), code: fromState(name, code) },
  })
  const unknown = { transactionId: UNKNOWN, code: '482913' }

  interaction(opened(), 'a code sent to recipient 2000001', answer(200, { response: signedInAs('recipient') }))
  interaction(
    opened('sign in by a wrong code', 'wrongCode', '482914'),
    'a code sent to recipient 2000001',
    refused(401, 'wrong-code'),
  )
  interaction(
    verify('sign in by the code of an unknown transaction', unknown),
    DEFAULT,
    refused(404, 'transaction-not-found'),
  )
  for (const [given, code, error] of [
    ['a code of recipient 2000001 replaced by a newer one', 404, 'transaction-not-found'],
    ['a code sent to recipient 2000001 fifteen minutes ago', 408, 'code-expired'],
    ['a code of recipient 2000001 that was used', 409, 'code-used'],
    ['a code of recipient 2000001 tried wrongly six times', 423, 'transaction-locked'],
  ] as const)
    interaction(opened(`sign in by ${given}`), given, refused(code, error))
  sharedRefusals(opened(), [verify(undefined, { ...unknown, code: '48291' }), 'five digits', 'code'])
})
