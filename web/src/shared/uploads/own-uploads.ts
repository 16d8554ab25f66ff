import { useServerClock } from '../api/api-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { type UploadNotes, uploadNotes } from './interrupted-uploads.ts'

type Uploads = { drop: () => void; stop: () => void }
type Owner = { personId: string; byName: Map<string, Uploads> }

type Place = {
  name: string
  /** The same after a reload; `name` by default. */
  tabName?: string
}

/** Live as long as the page, for one person: the next person starts with no uploads. */
const owners = new WeakMap<SessionStore, Owner>()

/** The uploads of this name; `create` gets the notes about those that a reload interrupted. */
export function useOwnUploads<Own extends Uploads>(
  { name, tabName = name }: Place,
  create: (notes: UploadNotes) => Own,
): Own {
  const { now } = useServerClock()
  const { personId, byName } = ownerOf(useSessionActions().store)
  const known = byName.get(name)
  if (known) return known as Own
  const uploads = create(uploadNotes({ name: tabName, personId, now }))
  byName.set(name, uploads)
  return uploads
}

function ownerOf(store: SessionStore): Owner {
  const { personId } = store.current()
  const known = owners.get(store)
  if (known?.personId === personId) return known
  for (const uploads of known?.byName.values() ?? []) uploads.drop()
  const owner = { personId, byName: new Map<string, Uploads>() }
  owners.set(store, owner)
  if (!known) {
    store.onEnding((why) => {
      for (const uploads of owners.get(store)?.byName.values() ?? []) {
        // Only an expired session preserves the drafts (rule 18.1); an ending seen in another tab may be an expiry.
        if (why !== 'expired' && why !== 'elsewhere') uploads.drop()
        else uploads.stop()
      }
    })
  }
  return owner
}
