import { changedValues, isStored } from './is-stored.ts'

/** What a record holds after a save with an unknown outcome: the sent values, the former ones, or others. */
export type StoredState = 'sent' | 'before' | 'other'

type Values = Readonly<Record<string, unknown>>

export function storedState(stored: Values | undefined, sent: Values, basedOn: Values): StoredState {
  const changed = changedValues(sent, basedOn)
  if (isStored(stored, changed)) return 'sent'
  const before = Object.fromEntries(Object.keys(changed).map((name) => [name, basedOn[name]]))
  return isStored(stored, before) ? 'before' : 'other'
}
