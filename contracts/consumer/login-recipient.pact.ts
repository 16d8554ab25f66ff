import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { requestCode, validateRecipient, verifyCode } from '#web/features/login-recipient/login-recipient-queries.ts'
import { answer, type ExpectedAnswer, interaction, notRun, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { signedInAs } from './person.ts'
import { badRequest, failures } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { eachLike, regex } = MatchersV3

const petra = { personalNumber: '2000001', birthDate: '1985-04-01' }
const stranger = { personalNumber: '2000001', birthDate: '1985-04-02' }
const step = { as: 'visitor', method: 'POST', path: '/loginRecipient' } as const

/** The steps before the last answer in `Data`, not in `response` (rule 16.6). */
const withData = (Data: unknown): ExpectedAnswer => answer(200, { Data })

describe('logInRecipient, step validate', () => {
  const withPersonalData = (person: typeof petra) =>
    ({
      body: { step: 'validate', ...person },
      call: (api) => validateRecipient(api, person),
    }) satisfies Partial<PortalCall>
  const validate: PortalCall = { ...step, operation: 'ask for the phones of a recipient', ...withPersonalData(petra) }

  interaction(
    validate,
    'the default scenario',
    withData({
      Phones: eachLike({
        Id: regex('^[A-Za-z0-9_.-]+$', 'phone-1'),
        Phone: regex('^\\+?[0-9]*\\*+[0-9]{4}$', '+420*****0201'),
      }),
    }),
  )
  interaction(
    { ...validate, ...withPersonalData(stranger), operation: "ask for the phones with another's birth date" },
    'the default scenario',
    refused(401, 'wrong-personal-data'),
  )
  interaction(
    { ...validate, operation: 'ask for the phones after too many wrong birth dates' },
    'thirty wrong birth dates of recipient 2000001 in a day',
    notRun(429, 'too-many-attempts'),
  )
  badRequest(
    { ...validate, ...withPersonalData({ ...petra, birthDate: '1985-02-30' }) },
    'a day that no calendar has',
    'birthDate',
  )
  failures(validate)
})

describe('logInRecipient, step login', () => {
  const withCodeRequest = (codeRequest: typeof petra & { phoneId: string }) =>
    ({
      body: { step: 'login', ...codeRequest },
      call: (api) => requestCode(api, codeRequest),
    }) satisfies Partial<PortalCall>
  const send: PortalCall = {
    ...step,
    operation: 'ask for a code',
    ...withCodeRequest({ ...petra, phoneId: 'phone-1' }),
  }

  interaction(send, 'the default scenario', withData({ TransactionId: regex('^[A-Za-z0-9_.-]+$', 'tr-8f2c1a') }))
  interaction(
    {
      ...send,
      ...withCodeRequest({ ...stranger, phoneId: 'phone-1' }),
      operation: "ask for a code with another's birth date",
    },
    'the default scenario',
    refused(401, 'wrong-personal-data'),
  )
  interaction(
    { ...send, ...withCodeRequest({ ...petra, phoneId: UNKNOWN }), operation: 'ask for a code to a strange phone' },
    'the default scenario',
    refused(404, 'phone-not-found'),
  )
  interaction(
    { ...send, operation: 'ask for a sixth code' },
    'five codes sent to recipient 2000001 in fifteen minutes',
    notRun(429, 'too-many-codes'),
  )
  interaction(
    { ...send, operation: 'ask for a code after too many wrong birth dates' },
    'thirty wrong birth dates of recipient 2000001 in a day',
    notRun(429, 'too-many-attempts'),
  )
  badRequest({ ...send, ...withCodeRequest({ ...petra, phoneId: 'phone 1' }) }, 'a phone off the contract', 'phoneId')
  failures(send)
})

describe('logInRecipient, step verify', () => {
  /** A transaction that the provider state opened, and a code that it returned under `name`. */
  const verifying = (name: string, example: string) =>
    ({
      body: {
        step: 'verify',
        transactionId: fromState('transactionId', 'tr-8f2c1a'),
        code: fromState(name, example),
      },
      call: (api) => verifyCode(api, { transactionId: 'tr-8f2c1a', code: example }),
    }) satisfies Partial<PortalCall>
  const verify: PortalCall = { ...step, operation: 'sign in by a code', ...verifying('code', '482913') }
  const unknown = { transactionId: UNKNOWN, code: '482913' }

  interaction(verify, 'a code sent to recipient 2000001', answer(200, { response: signedInAs('recipient') }))
  interaction(
    { ...verify, ...verifying('wrongCode', '482914'), operation: 'sign in by a wrong code' },
    'a code sent to recipient 2000001',
    refused(401, 'wrong-code'),
  )
  interaction(
    {
      ...verify,
      body: { step: 'verify', ...unknown },
      call: (api) => verifyCode(api, unknown),
      operation: 'sign in by the code of an unknown transaction',
    },
    'the default scenario',
    refused(404, 'transaction-not-found'),
  )
  for (const [given, code, error] of [
    ['a code of recipient 2000001 replaced by a newer one', 404, 'transaction-not-found'],
    ['a code sent to recipient 2000001 fifteen minutes ago', 408, 'code-expired'],
    ['a code of recipient 2000001 that was used', 409, 'code-used'],
    ['a code of recipient 2000001 tried wrongly six times', 423, 'transaction-locked'],
  ] as const) {
    interaction({ ...verify, operation: `sign in by ${given}` }, given, refused(code, error))
  }
  badRequest(
    {
      ...verify,
      body: { step: 'verify', ...unknown, code: '48291' },
      call: (api) => verifyCode(api, { ...unknown, code: '48291' }),
    },
    'five digits',
    'code',
  )
  failures(verify)
})
