import { loadLate } from './lazy/load-late.ts'

let loaded: ReturnType<typeof loadLate<'formats'>> | undefined

/** The code of a value that fails its format; undefined when it is good. */
export function formatFailure(name: string, value: string): string | undefined {
  loaded ??= loadLate('formats')
  return loaded.formatFailure(name, value)
}

export function isFormat(name: string, value: string): boolean {
  return formatFailure(name, value) === undefined
}
