import { operationNames } from '#generated/provider.operations.ts'

/** Returns the contract's name of an operation: `GET`, `/nps` give `getNps`. Undefined for a call that the contract does not define. */
export function operationName(method: string, path: string): string {
  return operationNames[`${method} ${path}`] ?? 'unknown'
}
