import { type Described, listIn } from './answer-schema.ts'
import type { Comparing } from './comparing.ts'

/**
 * Compares two values that are data: where each side may have its own they may differ, but must stay in a closed list of the contract.
 * `closed` means that the value is not personal data and may be shown.
 */
export function compareData(
  at: Comparing,
  path: string,
  schema: Described,
  mock: unknown,
  provider: unknown,
  closed: boolean,
): void {
  const allowed = listIn(schema)
  if (allowed !== undefined && !allowed.includes(provider))
    at.found.push({ kind: 'value', path, mock, provider, closed, allowed })
  else if (at.isExact(path, mock, schema)) at.found.push({ kind: 'value', path, mock, provider, closed })
  else at.counted.ownData += 1
}
