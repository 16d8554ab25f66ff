import type { OperationCoverage } from '../api/tool-queries.ts'

type Answer = readonly [code: number, error: string | null, times?: number]

/** What was returned of an operation; each answer never by default. */
export const coverageOf = (operationId: string, ...answers: readonly Answer[]): OperationCoverage => ({
  operationId,
  errorCodes: answers.map(([code, error, times = 0]) => ({ code, error, times })),
})
