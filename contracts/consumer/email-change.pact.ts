import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmEmailChange, requestEmailChange } from '#web/features/email-change/email-change-queries.ts'
import { undoEmailChange } from '#web/features/password-reset/password-reset-queries.ts'
import {
  DEFAULT,
  donor,
  interaction,
  moment,
  notRun,
  ok,
  type PortalCall,
  refused,
  UNKNOWN,
  visitor,
} from './interaction.ts'
import { prolonged, savedProfile } from './person.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { regex } = MatchersV3
const key = 'pact-email-0001'
const GIVER = 'a signed-in donor'
const email = 'jana.novakova@example.com'
const changeId = 'chg_91c0d2e7ab'
const code = '482913'
const SENT = 'a code sent to a new e-mail'

describe('requestEmailChange', () => {
  const request = (operation = 'ask for a code to a new e-mail', body = { email, password: 'andel123' }) =>
    donor.post(operation, '/emailChange', (api) => requestEmailChange(api, body, key), { key, body })
  const withEmail = (operation: string | undefined, address: string) =>
    request(operation, { email: address, password: 'andel123' })

  interaction(
    request(),
    GIVER,
    ok({
      changeId: regex('^[A-Za-z0-9_-]{8,64}$', changeId),
      email,
      expiresAt: moment('2026-11-10T09:15:00.000Z'),
    }),
  )
  interaction(
    withEmail('ask for the e-mail of another account', 'firma@example.com'),
    GIVER,
    refused(409, 'email-taken', { fields: { email: 'taken' } }),
  )
  interaction(
    withEmail('ask for the present e-mail', 'jana@example.com'),
    GIVER,
    refused(409, 'email-unchanged', { fields: { email: 'unchanged' } }),
  )
  interaction(
    request('ask for a sixth code to a new e-mail'),
    'a donor who was sent five codes to a new e-mail',
    notRun(429, 'too-many-codes'),
  )
  interaction(
    request('ask for a code to a new e-mail with a wrong password', { email, password: 'andel124' }),
    GIVER,
    refused(401, 'wrong-credentials'),
  )
  interaction(
    request('ask for a code to a new e-mail of a locked account'),
    'a signed-in donor whose account is locked',
    refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  )
  sharedRefusals(request(), [withEmail(undefined, 'jana'), 'no e-mail at all', 'email'])
})

describe('confirmEmailChange', () => {
  const confirm = (operation = 'confirm a new e-mail', id = UNKNOWN, typed = code) =>
    donor.post(
      operation,
      '/emailChange/verification',
      (api) => confirmEmailChange(api, { changeId: id, code: typed }),
      { body: { changeId: id, code: typed } },
    )
  const known = fromState('changeId', changeId)
  const handedOut = (operation?: string): PortalCall => ({
    ...confirm(operation, changeId),
    body: { changeId: known, code: fromState('code', code) },
  })
  const wrong = confirm('confirm a new e-mail by a wrong code', changeId, '000000')

  interaction(handedOut(), SENT, ok({ ...savedProfile, ...prolonged }))
  interaction({ ...wrong, body: { changeId: known, code: '000000' } }, SENT, refused(401, 'wrong-code'))
  interaction(confirm('confirm a change that was not requested'), GIVER, refused(404, 'transaction-not-found'))
  for (const [given, errorCode, error, more] of [
    ['an expired code to a new e-mail', 408, 'code-expired', {}],
    ['a used code to a new e-mail', 409, 'code-used', {}],
    ['a code to a new e-mail locked by six wrong tries', 423, 'transaction-locked', {}],
    ['a code to an e-mail that was taken meanwhile', 409, 'email-taken', { fields: { email: 'taken' } }],
  ] as const)
    interaction(handedOut(`confirm a new e-mail, given ${given}`), given, refused(errorCode, error, more))
  sharedRefusals(confirm(), [confirm(undefined, UNKNOWN, '12'), 'a code too short', 'code'])
})

describe('undoEmailChange', () => {
  const undo = (operation = 'undo an e-mail change', undoToken = UNKNOWN) =>
    visitor.post(operation, '/emailChange/undo', (api) => undoEmailChange(api, { undoToken }), { body: { undoToken } })
  const mailed = (operation?: string): PortalCall => ({
    ...undo(operation, 'und_4b7e19c2d0'),
    body: { undoToken: fromState('undoToken', 'und_4b7e19c2d0') },
  })

  interaction(mailed(), 'a link to undo an e-mail change', ok({ email: fromState('email', 'jana@example.com') }))
  interaction(undo('undo an e-mail change by an unknown link'), DEFAULT, refused(404, 'undo-link-not-found'))
  for (const [given, errorCode, error] of [
    ['an expired link to undo an e-mail change', 408, 'undo-link-expired'],
    ['a used link to undo an e-mail change', 409, 'undo-link-used'],
  ] as const)
    interaction(mailed(`undo an e-mail change, given ${given}`), given, refused(errorCode, error))
  sharedRefusals(undo(), [undo(undefined, 'x'), 'a token too short', 'undoToken'])
})
