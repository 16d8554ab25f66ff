import { ApiFailure } from '#web/shared/api/envelope.ts'

/** Why a code is no longer valid; `taken`: another account has taken the address meanwhile. */
export type EmailCodeError = 'expired' | 'locked' | 'replaced' | 'used' | 'taken'

const troubles: Readonly<Record<string, EmailCodeError>> = {
  'code-expired': 'expired',
  'transaction-locked': 'locked',
  'transaction-not-found': 'replaced',
  'code-used': 'used',
  'email-taken': 'taken',
}

export function codeErrorOf(failure: unknown): EmailCodeError | undefined {
  return failure instanceof ApiFailure ? troubles[failure.error] : undefined
}

/** Only the code itself is wrong: the donor can retype it. */
export function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error === 'wrong-code'
}
