import { ApiFailure } from '../../shared/api/envelope.ts'
import type { CodeError } from './login-steps.ts'

const troubles: ReadonlyMap<string, CodeError> = new Map([
  ['wrong-code', 'wrong-code'],
  ['code-expired', 'timeout'],
  ['code-used', 'code-used'],
  ['transaction-locked', 'transaction-locked'],
  ['transaction-not-found', 'transaction-not-found'],
])

/**
 * The error of a code by the answer of the verify step. Any 401 there is a wrong code, whatever its
 * `error` (rule 5.8: "A wrong code (401)"); undefined if the failure does not concern the code.
 */
export function codeErrorOf(failure: unknown): CodeError | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  return troubles.get(failure.error) ?? (failure.code === 401 ? 'wrong-code' : undefined)
}

/**
 * Whether the provider does not know such a person: the text must not reveal which of the two
 * values was wrong.
 */
export function isWrongPersonalData(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error === 'wrong-personal-data'
}
