import { findOperation, readContract } from '../contract.ts'
import { DEFAULT, interaction, moment, notRun, type PortalCall, refused } from './interaction.ts'

type Refusal = [given: string, code: number, error: string]

/** What every operation may answer without running: overload, and an internal error. */
const FAILURES: readonly Refusal[] = [
  ['the provider is overloaded', 429, 'rate-limited'],
  ['the provider fails inside', 500, 'internal-error'],
]
/** What one that accepts a token may answer. */
const OF_TOKENS: readonly Refusal[] = [
  ['an expired token', 401, 'token-expired'],
  ['a token of another world', 401, 'token-invalid'],
  ["a token with another person's uid", 403, 'uid-mismatch'],
]

function refuse(call: PortalCall, link: 'while' | 'with', refusals: readonly Refusal[]): void {
  for (const [given, code, error] of refusals)
    interaction({ ...call, operation: `${call.operation} ${link} ${given}` }, given, notRun(code, error))
}

/**
 * The refusals that do not depend on what the operation does. `off` is a call that violates the contract, what is wrong with it, and the
 * wrong field; without it the uid is wrong. `wrongScope` is a state whose person may not do this; null if there is none.
 */
export function sharedRefusals(
  call: PortalCall,
  off?: Parameters<typeof badRequest>,
  wrongScope: string | null = call.caller === undefined || call.caller === 'oou'
    ? 'a signed-in recipient'
    : 'a signed-in donor',
): void {
  if (off === undefined) badUid(call)
  else badRequest(...off)
  if (call.headers?.['Idempotency-Key'] !== undefined) keyReused(call)
  if (call.as !== 'visitor') {
    const missing = { ...call, as: 'visitor' as const, operation: `${call.operation} without a token` }
    interaction(missing, DEFAULT, notRun(401, 'token-missing'))
    tokenRefusals(call, wrongScope)
  }
  refuse(call, 'while', FAILURES)
}

/** What every operation that accepts a token may answer without running. `wrongScope` is a state whose person may not do this. */
export function tokenRefusals(call: PortalCall, wrongScope: string | null = null): void {
  const scope: Refusal[] = wrongScope === null ? [] : [[wrongScope, 403, 'scope-forbidden']]
  refuse({ ...call, as: 'signed-in' }, 'with', [...OF_TOKENS, ...scope])
}

const SIGNED_IN = { donor: 'donor', recipient: 'recipient', oou: 'donor', admin: 'administrator' } as const

/** A request that violates the contract, as the app would send it if its own checks let it through. `field` is the invalid one. */
export function badRequest(call: PortalCall, what: string, field: string): void {
  interaction(
    { ...call, operation: `${call.operation} with ${what}` },
    call.as === 'visitor' ? DEFAULT : `a signed-in ${SIGNED_IN[call.caller ?? 'donor']}`,
    notRun(400, 'bad-request', { fields: { [field]: 'invalid' } }),
  )
}

/** The same idempotency key with another body than before. */
function keyReused(call: PortalCall): void {
  const example = typeof call.path === 'string' ? call.path : call.path.value
  const path = typeof example === 'string' ? example : ''
  const operation = findOperation(readContract(), { request: { method: call.method, path } })
  interaction(
    { ...call, operation: `${call.operation} with a key used for another body` },
    'an idempotency key used for another body',
    notRun(409, 'idempotency-key-reused'),
    { operationId: operation?.id ?? '', key: call.headers?.['Idempotency-Key'] ?? '' },
  )
}

/** A uid that no person can have: the only part of such a call that can violate the contract. */
function badUid(call: PortalCall): void {
  interaction(
    { ...call, as: 'malformed-uid', operation: `${call.operation} with a malformed uid` },
    DEFAULT,
    notRun(400, 'bad-request', { fields: { uid: 'invalid' } }),
  )
}

/** Around a payout a family's account is read-only (rule 10.16). */
export function editingLocked(call: PortalCall): void {
  interaction(
    { ...call, operation: `${call.operation} while the account is locked` },
    'a recipient whose account is locked around a payout',
    refused(423, 'editing-locked', { lockedUntil: moment('2026-11-11T05:00:00.000Z') }),
  )
}
