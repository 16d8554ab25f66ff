import { useState } from 'react'
import { ApiFailure } from '../api/envelope.ts'
import { changedValues, isStored } from './is-stored.ts'

/** What is known after a save with an unknown outcome: the record is being read, it holds something else, or it cannot be read. */
export type SaveCheck = 'reading' | 'differs' | 'unreadable'

type Checked = { check: SaveCheck | undefined; stored: StoredState | undefined }
const NOTHING: Checked = { check: undefined, stored: undefined }

/**
 * After an unknown outcome `read` reads the record again, and compares; undefined if it cannot be read. Resolves with undefined if the
 * record holds the sent values.
 */
export function useConfirmedSave<Request, Saved>(
  save: (request: Request) => Promise<Saved>,
  read: (request: Request) => Promise<StoredState | undefined>,
) {
  const [checked, setChecked] = useState(NOTHING)

  async function confirm(request: Request): Promise<StoredState | undefined> {
    setChecked({ check: 'reading', stored: undefined })
    const stored = await read(request)
    if (stored === undefined) setChecked({ check: 'unreadable', stored })
    else setChecked(stored === 'sent' ? NOTHING : { check: 'differs', stored })
    return stored
  }

  async function saveConfirmed(request: Request): Promise<Saved | undefined> {
    setChecked(NOTHING)
    try {
      return await save(request)
    } catch (failure) {
      const isUnknown = failure instanceof ApiFailure && failure.isOutcomeUnknown && !failure.isSuperseded
      if (isUnknown && (await confirm(request)) === 'sent') return undefined
      throw failure
    }
  }

  return { saveConfirmed, ...checked }
}

/** What a record holds after a save with an unknown outcome: the sent values, the former ones, or others. */
export type StoredState = 'sent' | 'before' | 'other'

type Values = Readonly<Record<string, unknown>>

export function storedState(stored: Values | undefined, sent: Values, basedOn: Values): StoredState {
  const changed = changedValues(sent, basedOn)
  if (isStored(stored, changed)) return 'sent'
  const before = Object.fromEntries(Object.keys(changed).map((name) => [name, basedOn[name]]))
  return isStored(stored, before) ? 'before' : 'other'
}
