import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { LoginCodeError } from './login-steps.ts'

const troubles: ReadonlyMap<string, LoginCodeError> = new Map([
  ['wrong-code', 'wrong-code'],
  ['code-expired', 'timeout'],
  ['code-used', 'code-used'],
  ['transaction-locked', 'transaction-locked'],
  ['transaction-not-found', 'transaction-not-found'],
])

/** Any 401 of the verify step is a wrong code, whatever its `error` (rule 5.8: "A wrong code (401)"). */
export function codeErrorOf(failure: unknown): LoginCodeError | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  return troubles.get(failure.error) ?? (failure.code === 401 ? 'wrong-code' : undefined)
}

/** The text must not reveal which of the two values was wrong. */
export function isWrongPersonalData(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error === 'wrong-personal-data'
}
