import { createRequire } from 'node:module'
import type * as Rules from '#rules/formats/formats.ts'

const require = createRequire(import.meta.url)

/** The contract's own formats, loaded at their first use: the tables of all countries' phones would double the time to a first answer. */
const rules = (): typeof Rules => require('#rules/formats/formats.ts') as typeof Rules

/** The code of a value that fails its format; undefined when it is good. */
export function formatFailure(name: string, value: string): string | undefined {
  return rules().formatFailure(name, value)
}

export function isFormat(name: string, value: string): boolean {
  return rules().formatFailure(name, value) === undefined
}
