import type { Awaitable } from '../world-access.ts'

/** How often an operation has returned this pair; `error` is undefined for a success. */
export type Times = (operationId: string, code: number, error: string | undefined) => number

/** Which error codes each operation has answered with, over all worlds. */
export interface Coverage {
  count(operationId: string, code: number, error: string | undefined): void
  read(): Awaitable<Times>
}

/** Since the process started. */
export class MemoryCoverage implements Coverage {
  readonly #times = new Map<string, Map<string | number, number>>()

  count(operationId: string, code: number, error: string | undefined): void {
    const answers = this.#times.get(operationId) ?? new Map<string | number, number>()
    if (answers.size === 0) this.#times.set(operationId, answers)
    const key = keyOf(code, error)
    answers.set(key, (answers.get(key) ?? 0) + 1)
  }

  read(): Times {
    return (operationId, code, error) => this.#times.get(operationId)?.get(keyOf(code, error)) ?? 0
  }
}

const keyOf = (code: number, error: string | undefined): string | number =>
  error === undefined ? code : `${code} ${error}`

/** The pairs an operation documents; those of the transport are listed under the name `transport`. */
export interface DocumentedOperation {
  readonly operationId: string
  readonly outcomes: readonly { readonly code: number; readonly error?: string }[]
}

/** The response of GET /sandbox/coverage; `covered` and `documented` count pairs of error_code and error. */
export function coverageTable(times: Times, documented: readonly DocumentedOperation[]) {
  const operations = documented.map(({ operationId, outcomes }) => ({
    operationId,
    errorCodes: outcomes.map(({ code, error }) => ({
      code,
      error: error ?? null,
      times: times(operationId, code, error),
    })),
  }))
  const pairs = operations.flatMap(({ errorCodes }) => errorCodes)
  return { operations, covered: pairs.filter(({ times }) => times > 0).length, documented: pairs.length }
}
