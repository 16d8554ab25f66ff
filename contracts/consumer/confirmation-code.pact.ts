import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmByCode, requestConfirmationCode } from '#web/features/recipient-data/recipient-data-queries.ts'
import { family, interaction, moment, notRun, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { regex } = MatchersV3
const FAMILY = 'a signed-in recipient'
const SENT = 'a confirmation code sent to a signed-in family'
const expiresAt = moment('2026-11-10T09:15:00.000Z')

describe('requestConfirmationCode', () => {
  const key = 'pact-confirmation-0001'
  const request = (operation = 'ask for a code that confirms a change', phoneId = 'phone-1') =>
    family.post(operation, '/confirmationCode', (api) => requestConfirmationCode(api, { phoneId }, key), {
      key,
      body: { phoneId },
    })

  interaction(request(), FAMILY, ok({ transactionId: regex('^[A-Za-z0-9_.-]+$', 'tr-8f2c1a'), expiresAt }))
  interaction(
    request('ask for a confirmation code to a strange phone', UNKNOWN),
    FAMILY,
    refused(404, 'phone-not-found'),
  )
  interaction(
    request('ask for a sixth code to confirm a change'),
    'a signed-in family that was sent five codes in fifteen minutes',
    notRun(429, 'too-many-codes'),
  )
  sharedRefusals(request(), [request(undefined, 'phone 1'), 'a phone off the contract', 'phoneId'])
})

describe('confirmByCode', () => {
  const key = 'pact-confirmation-0002'
  const confirm = (operation = 'confirm a change by a code', transactionId = UNKNOWN, code = '482913') =>
    family.post(
      operation,
      '/confirmationCode/verification',
      (api) => confirmByCode(api, { transactionId, code }, key),
      { key, body: { transactionId, code } },
    )
  /** A transaction that the provider state opened, and a code that it returned under `name`. */
  const opened = (operation?: string, name = 'code', code = '482913'): PortalCall => ({
    ...confirm(operation, 'tr-8f2c1a', code),
    body: { transactionId: fromState('transactionId', 'tr-8f2c1a'), code: fromState(name, code) },
  })

  interaction(opened(), SENT, ok({ expiresAt }))
  interaction(opened('confirm a change by a wrong code', 'wrongCode', '482914'), SENT, refused(401, 'wrong-code'))
  interaction(
    confirm('confirm a change by the code of an unknown transaction'),
    FAMILY,
    refused(404, 'transaction-not-found'),
  )
  for (const [given, code, error] of [
    ['a confirmation code sent to a signed-in family fifteen minutes ago', 408, 'code-expired'],
    ['a confirmation code of a signed-in family that was used', 409, 'code-used'],
    ['a confirmation code of a signed-in family tried wrongly six times', 423, 'transaction-locked'],
  ] as const)
    interaction(opened(`confirm a change by ${given}`), given, refused(code, error))
  sharedRefusals(confirm(), [confirm(undefined, UNKNOWN, '48291'), 'five digits', 'code'])
})
