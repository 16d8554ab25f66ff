import type { components } from '#generated/sandbox.d.ts'

type Documented = components['schemas']['Coverage']

/** One documented answer and how often the run received it; `error` is null for a success. */
export type Covered = { operationId: string; code: number; error: string | null; times: number }

/** Returns every answer that the contract documents once, in the order of the document. */
export async function readCoverage(origin: string): Promise<Covered[]> {
  const response = await fetch(`${origin}/sandbox/coverage`)
  const { operations } = (await response.json()) as Documented
  const rows = operations.flatMap(({ operationId, errorCodes }) => errorCodes.map((code) => ({ operationId, ...code })))
  const unique = new Map(rows.map((row) => [`${row.operationId} ${row.code} ${row.error}`, row]))
  if (unique.size === 0) throw new Error('The contract documents no answers')
  return [...unique.values()]
}

/** Formats the table operation x error_code (error) x count; missing answers are marked. */
export function formatCoverage(rows: readonly Covered[]): string {
  return rows
    .map(({ operationId, code, error, times }, index) => {
      const operation = operationId === rows[index - 1]?.operationId ? '' : operationId
      return `${operation.padEnd(26)}${code}  ${(error ?? '').padEnd(26)}${times === 0 ? 'MISSING' : `${times}`.padStart(7)}`
    })
    .join('\n')
}
