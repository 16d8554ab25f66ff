import { createRequire } from 'node:module'
import type * as Rules from '#rules/formats/formats.ts'

const require = createRequire(import.meta.url)

/** The built server has them beside itself: Node's own stripping of types would cost it 150 ms and 23 MB at the first log-in. */
const FILE = import.meta.url.endsWith('.ts') ? '#rules/formats/formats.ts' : './formats.js'
let loaded: typeof Rules | undefined

/** The contract's own formats, loaded at their first use: the tables of all countries' phones would double the time to a first answer. */
function rules(): typeof Rules {
  loaded ??= require(FILE) as typeof Rules
  return loaded
}

/** The code of a value that fails its format; undefined when it is good. */
export function formatFailure(name: string, value: string): string | undefined {
  return rules().formatFailure(name, value)
}

export function isFormat(name: string, value: string): boolean {
  return rules().formatFailure(name, value) === undefined
}
