import type { operations } from '#generated/provider.d.ts'
import { DEFAULT, interaction, moment, notRun, type PortalCall, refused } from './interaction.ts'

/** What every operation may answer without running: overload, and an internal error. */
export function failures(call: PortalCall): void {
  for (const [given, code, error] of [
    ['the provider is overloaded', 429, 'rate-limited'],
    ['the provider fails inside', 500, 'internal-error'],
  ] as const) {
    interaction({ ...call, operation: `${call.operation} while ${given}` }, given, notRun(code, error))
  }
}

/** All that every operation that requires a token may answer without running. `wrongScope` is a state whose person may not do this. */
export function generalRefusals(call: PortalCall, wrongScope?: string): void {
  tokenMissing(call)
  tokenRefusals(call, wrongScope)
  failures(call)
}

/** What every operation that accepts a token may answer without running. `wrongScope` is a state whose person may not do this. */
export function tokenRefusals(call: PortalCall, wrongScope?: string): void {
  const table: [given: string, code: number, error: string][] = [
    ['an expired token', 401, 'token-expired'],
    ['a token of another world', 401, 'token-invalid'],
    ["a token with another person's uid", 403, 'uid-mismatch'],
  ]
  if (wrongScope) table.push([wrongScope, 403, 'scope-forbidden'])
  for (const [given, code, error] of table) {
    interaction({ ...call, as: 'signed-in', operation: `${call.operation} with ${given}` }, given, notRun(code, error))
  }
}

function tokenMissing(call: PortalCall): void {
  interaction(
    { ...call, as: 'visitor', operation: `${call.operation} without a token` },
    DEFAULT,
    notRun(401, 'token-missing'),
  )
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
export function keyReused(call: PortalCall, operationId: keyof operations): void {
  interaction(
    { ...call, operation: `${call.operation} with a key used for another body` },
    'an idempotency key used for another body',
    notRun(409, 'idempotency-key-reused'),
    { operationId, key: call.headers?.['Idempotency-Key'] ?? '' },
  )
}

/** A uid that no person can have: the only part of such a call that can violate the contract. */
export function badUid(call: PortalCall): void {
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
