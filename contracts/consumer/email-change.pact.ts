import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmEmailChange, requestEmailChange } from '#web/features/email-change/email-change-queries.ts'
import { undoEmailChange } from '#web/features/password-reset/password-reset-queries.ts'
import { interaction, moment, notRun, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { prolonged, savedProfile } from './person.ts'
import { badRequest, failures, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { regex } = MatchersV3
const key = 'pact-email-0001'
const GIVER = 'a signed-in donor'
const email = 'jana.novakova@example.com'
const changeId = 'chg_91c0d2e7ab'
const code = '482913'

describe('requestEmailChange', () => {
  const withBody = (address: string, password = 'andel123') =>
    ({
      body: { email: address, password },
      call: (api) => requestEmailChange(api, { email: address, password }, key),
    }) satisfies Partial<PortalCall>
  const request: PortalCall = {
    operation: 'ask for a code to a new e-mail',
    as: 'signed-in',
    method: 'POST',
    path: '/emailChange',
    headers: { 'Idempotency-Key': key },
    ...withBody(email),
  }

  interaction(
    request,
    GIVER,
    ok({
      changeId: regex('^[A-Za-z0-9_-]{8,64}$', changeId),
      email,
      goodUntil: moment('2026-11-10T09:15:00.000Z'),
    }),
  )
  interaction(
    { ...request, ...withBody('firma@example.com'), operation: 'ask for the e-mail of another account' },
    GIVER,
    refused(409, 'email-taken', { fields: { email: 'taken' } }),
  )
  interaction(
    { ...request, ...withBody('jana@example.com'), operation: 'ask for the present e-mail' },
    GIVER,
    refused(409, 'email-unchanged', { fields: { email: 'unchanged' } }),
  )
  interaction(
    { ...request, operation: 'ask for a sixth code to a new e-mail' },
    'a donor who was sent five codes to a new e-mail',
    notRun(429, 'too-many-codes'),
  )
  interaction(
    { ...request, ...withBody(email, 'andel124'), operation: 'ask for a code to a new e-mail with a wrong password' },
    GIVER,
    refused(401, 'wrong-credentials'),
  )
  interaction(
    { ...request, operation: 'ask for a code to a new e-mail of a locked account' },
    'a signed-in donor whose account is locked',
    refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  )
  badRequest({ ...request, ...withBody('jana') }, 'no e-mail at all', 'email')
  keyReused(request, 'requestEmailChange')
  generalRefusals(request, 'a signed-in recipient')
})

describe('confirmEmailChange', () => {
  const confirming = (id: string, typed: string) =>
    ({
      body: { changeId: id, code: typed },
      call: (api) => confirmEmailChange(api, { changeId: id, code: typed }),
    }) satisfies Partial<PortalCall>
  const handedOut = {
    ...confirming(changeId, code),
    body: { changeId: fromState('changeId', changeId), code: fromState('code', code) },
  }
  const wrong = {
    ...confirming(changeId, '000000'),
    body: { changeId: fromState('changeId', changeId), code: '000000' },
  }
  const unknown = confirming(UNKNOWN, code)
  const confirm: PortalCall = {
    operation: 'confirm a new e-mail',
    as: 'signed-in',
    method: 'POST',
    path: '/emailChange/verification',
    ...unknown,
  }

  interaction({ ...confirm, ...handedOut }, 'a code sent to a new e-mail', ok({ ...savedProfile, ...prolonged }))
  interaction(
    { ...confirm, ...wrong, operation: 'confirm a new e-mail by a wrong code' },
    'a code sent to a new e-mail',
    refused(401, 'wrong-code'),
  )
  interaction(
    { ...confirm, operation: 'confirm a change that was not requested' },
    GIVER,
    refused(404, 'transaction-not-found'),
  )
  for (const [given, errorCode, error, more] of [
    ['an expired code to a new e-mail', 408, 'code-expired', {}],
    ['a used code to a new e-mail', 409, 'code-used', {}],
    ['a code to a new e-mail locked by six wrong tries', 423, 'transaction-locked', {}],
    ['a code to an e-mail that was taken meanwhile', 409, 'email-taken', { fields: { email: 'taken' } }],
  ] as const) {
    interaction(
      { ...confirm, ...handedOut, operation: `confirm a new e-mail, given ${given}` },
      given,
      refused(errorCode, error, more),
    )
  }
  badRequest({ ...confirm, ...confirming(UNKNOWN, '12') }, 'a code too short', 'code')
  generalRefusals(confirm, 'a signed-in recipient')
})

describe('undoEmailChange', () => {
  const undoing = (undoToken: string) =>
    ({ body: { undoToken }, call: (api) => undoEmailChange(api, { undoToken }) }) satisfies Partial<PortalCall>
  const undo: PortalCall = {
    operation: 'undo an e-mail change',
    as: 'visitor',
    method: 'POST',
    path: '/emailChange/undo',
    ...undoing('und_4b7e19c2d0'),
    body: { undoToken: fromState('undoToken', 'und_4b7e19c2d0') },
  }

  interaction(undo, 'a link to undo an e-mail change', ok({ email: fromState('email', 'jana@example.com') }))
  interaction(
    { ...undo, ...undoing(UNKNOWN), operation: 'undo an e-mail change by an unknown link' },
    'the default scenario',
    refused(404, 'undo-link-not-found'),
  )
  for (const [given, errorCode, error] of [
    ['an expired link to undo an e-mail change', 408, 'undo-link-expired'],
    ['a used link to undo an e-mail change', 409, 'undo-link-used'],
  ] as const)
    interaction({ ...undo, operation: `undo an e-mail change, given ${given}` }, given, refused(errorCode, error))
  badRequest({ ...undo, ...undoing('x') }, 'a token too short', 'undoToken')
  failures({ ...undo, ...undoing(UNKNOWN) })
})
