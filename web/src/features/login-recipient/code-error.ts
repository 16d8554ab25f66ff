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
 * What is wrong with a code by the answer of the verify step. Any 401 there is a wrong code, whatever its word (rule 5.8: "A wrong
 * code (401)"); undefined when the failure is not about the code.
 */
export function codeErrorOf(failure: unknown): CodeError | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  return troubles.get(failure.error) ?? (failure.code === 401 ? 'wrong-code' : undefined)
}

/** Whether the provider does not know such a person: nobody is to learn which of the two was wrong. */
export function isWrongPersonalData(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error === 'wrong-personal-data'
}
