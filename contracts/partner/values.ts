import { type BackendAnswer, refused, succeeded } from './answers.ts'
import type { BackendCall } from './call.ts'

/** GET /valueStore/{keys}, the keys separated by commas. */
export function getValueStore({ records }: BackendCall, keys: string): BackendAnswer {
  const names = decodeURIComponent(keys).split(',')
  const unknown = names.filter((name) => !records.values.has(name))
  if (unknown.length > 0)
    return refused(404, 'value-not-found', { fields: Object.fromEntries(unknown.map((name) => [name, 'not-found'])) })
  return succeeded(Object.fromEntries(names.map((name) => [name, records.values.get(name)])))
}
