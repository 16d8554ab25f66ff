import { useState } from 'react'
import { ApiFailure } from '../api/envelope.ts'
import type { SignedIn } from '../session/session.ts'
import { useSessionActions } from '../session/session-context.tsx'

/** What is known after a save with an unknown outcome: the record is being read, it holds something else, or it cannot be read. */
export type SaveCheck = 'reading' | 'differs' | 'unreadable'

/** What the record holds after such a save: the sent values, the former ones, or others. */
export type StoredState = 'sent' | 'before' | 'other'

type Checked = { check: SaveCheck | undefined; stored: StoredState | undefined }
const NOTHING: Checked = { check: undefined, stored: undefined }

/** After an unknown outcome it reads the record again. Resolves with undefined if the record holds the sent values. */
export function useConfirmedSave<Request, Saved>(
  save: (request: Request) => Promise<Saved>,
  compare: (session: SignedIn, request: Request) => StoredState,
) {
  const { store, refreshProfile } = useSessionActions()
  const [checked, setChecked] = useState(NOTHING)

  async function confirm(request: Request): Promise<StoredState | undefined> {
    setChecked({ check: 'reading', stored: undefined })
    const isRead = await refreshProfile()
    const session = store.read()
    if (!isRead || !session.isLoggedIn) {
      setChecked({ check: 'unreadable', stored: undefined })
      return undefined
    }
    const stored = compare(session, request)
    setChecked(stored === 'sent' ? NOTHING : { check: 'differs', stored })
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
