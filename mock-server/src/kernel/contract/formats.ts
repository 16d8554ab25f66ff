import { lazyImport } from '../lazy/lazy-import.ts'

let loaded: ReturnType<typeof lazyImport<'formats'>> | undefined

/** The code of a value that fails its format; undefined when it is valid. */
export function formatFailure(name: string, value: string): string | undefined {
  loaded ??= lazyImport('formats')
  return loaded.formatFailure(name, value)
}

export function isFormat(name: string, value: string): boolean {
  return formatFailure(name, value) === undefined
}
