import { createIntent, type Intent } from '../api/idempotency.ts'
import { useDrafts } from '../drafts/drafts-context.tsx'
import type { Notes } from './notes.ts'

type Kept = { key: string; body: string }

const NOTE = 'sending'

/** The intent of sending a long form: its key lies on the device before the call leaves. */
export function useKeptIntent(notes: Notes): Intent {
  const drafts = useDrafts()
  return createKeptIntent(notes, () => drafts.flush())
}

/**
 * The key of a sending that outlives the page: kept beside the answers, so that whoever loads the page anew after a lost answer and presses
 * again sends the same key, and the provider does it once (W14). Other answers are another sending.
 */
export function createKeptIntent(notes: Pick<Notes, 'get' | 'set'>, flush: () => void): Intent {
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      const kept = read(notes.get(NOTE))
      if (kept?.body === text) return kept.key
      const key = createIntent().keyFor(body)
      notes.set(NOTE, JSON.stringify({ key, body: text } satisfies Kept))
      flush()
      return key
    },
    settle() {
      notes.set(NOTE, undefined)
    },
  }
}

function read(note: string | undefined): Kept | undefined {
  if (note === undefined) return undefined
  try {
    return JSON.parse(note) as Kept
  } catch {
    return undefined
  }
}
