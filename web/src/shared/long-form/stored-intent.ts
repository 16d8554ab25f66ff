import { createIntent, type Intent, type PendingWrite } from '../api/idempotency.ts'
import { useDrafts } from '../drafts/drafts-context.tsx'
import { readJson } from '../read-json.ts'
import type { Notes } from './notes.ts'

/** The intent of sending a long form: its key is stored on the device before the request is sent. */
export function useStoredIntent(notes: Notes): Intent {
  const drafts = useDrafts()
  return createStoredIntent(notes, 'sending', () => drafts.flush())
}

/** The key is stored next to the answers: sending again after a reload repeats the same request (rule 18.10). */
export function createStoredIntent(notes: Pick<Notes, 'get' | 'set'>, name: string, flush: () => void): Intent {
  return createIntent({
    read: () => readJson(notes.get(name)) as PendingWrite | undefined,
    write(pending) {
      notes.set(name, pending && JSON.stringify(pending))
      if (pending) flush()
    },
  })
}
