import { operationNames } from '#generated/provider.operations.ts'

/** The contract's name of an operation: `GET`, `/nps` give `getNps`. A call that the contract does not know has none. */
export function operationName(method: string, path: string): string {
  return operationNames[`${method} ${path}`] ?? 'unknown'
}
