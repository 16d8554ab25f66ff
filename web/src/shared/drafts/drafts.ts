import { hasToDestroy, noteDestruction } from './destruction-note.ts'
import type { DraftVault, Merge } from './draft-vault.ts'
import { writeEntries } from './last-words-store.ts'
import { VISITOR } from './visitor.ts'
import type { Words } from './words.ts'

/** Milliseconds until what was typed is written (spec §5 "Input is debounced at 500 ms"). */
export const KEEP_AFTER = 500
/** Milliseconds after which a draft is nobody's any more. */
export const KEPT_FOR = 30 * 24 * 3_600_000

export type DraftFields = Readonly<Record<string, string | boolean>>
export type KeptDraft = { fields: DraftFields /** Instant (ISO) when it was last kept. */; at: string }

/** One form of one person. Nothing here ever throws or rejects: without a place to keep things the portal does without. */
export type Draft = {
  /** Notes what the form holds now, and writes it half a second later. */
  keep: (fields: DraftFields) => void
  /** As it was left, in this tab or another, or before a reload. */
  read: () => Promise<KeptDraft | undefined>
  remove: () => void
  /** Calls `listener` with the instant (ISO) of each writing, and what lies there now; answers with the way to stop. */
  onKept: (listener: KeptListener) => () => void
}

type KeptListener = (at: string, fields: DraftFields) => void

/** One of what this tab and another wrote of the same form; without it the later tab's words stand alone. */
export type MergeDrafts = (mine: DraftFields, theirs: DraftFields) => DraftFields

export type Drafts = {
  of: (person: string, name: string, merge?: MergeDrafts) => Draft
  /** Writes at once what is still waiting. */
  flush: () => void
  /** For a page that goes: what is not written yet lies on the device, sealed, before this returns. */
  leave: () => void
  /** Whoever logs out leaves neither drafts nor the key to them, in any tab (W1). */
  destroy: () => void
  /** Does what a page left in the middle of its logout could not. */
  finishDestruction: () => void
  /** What others left, and what is too old, goes. */
  dropAllBut: (person: string) => void
}

export type DraftPorts = {
  /** Epoch milliseconds, of the provider's clock where it is known. */
  now: () => number
  /** Whoever is signed in: what somebody else's form says is not kept. */
  currentPerson: () => string
  storage: Storage
}

type Waiting = Words & { fields: DraftFields; merge: MergeDrafts | undefined }

/** Drafts encrypted on the device, bound to the person (W1, W16): expiry, reload, a lost network and a closed tab keep them. */
export function createDrafts({ now, currentPerson, storage }: DraftPorts): Drafts {
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<KeptListener>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Asked to be written, and not known to be. */
  const onTheWay = new Set<Waiting>()
  let loading: Promise<DraftVault> | undefined
  let vault: DraftVault | undefined

  /** The vault's code comes with the first need of it: a visitor's page does without. */
  async function withVault<T>(work: (vault: DraftVault) => T | Promise<T>): Promise<T | undefined> {
    loading ??= import('./draft-vault.ts').then(({ createDraftVault }) => {
      vault = createDraftVault(storage)
      return vault
    })
    try {
      return await loading.then(work)
    } catch {
      loading = undefined
      return undefined
    }
  }

  /** Nobody signed in is the visitor. */
  const isHere = (person: string) => (currentPerson() || VISITOR) === person

  /** After an expiry the last words of whoever was here still come, and are written where their key is still there: a logout took it. */
  const mayKeep = (person: string) => isHere(person) || currentPerson() === ''

  async function write(asked: Waiting): Promise<void> {
    const { merge, ...words } = asked
    const mayBegin = isHere(words.person)
    onTheWay.add(asked)
    const there = await withVault((vault) => vault.write(words, mayBegin, merge as Merge | undefined))
    onTheWay.delete(asked)
    if (!there) return
    for (const listener of listeners.get(idOf(words)) ?? []) listener(isoOf(words.at), there as DraftFields)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const words of all) void write(words)
  }

  function draftOf(person: string, name: string, merge?: MergeDrafts): Draft {
    const id = idOf({ person, name })
    return {
      keep(fields) {
        if (person === '' || !mayKeep(person)) return
        waiting.set(id, { person, name, at: now(), fields, merge })
        // Not begun anew by each key, so that somebody who types without a pause is written, too.
        timer ??= setTimeout(flush, KEEP_AFTER)
      },
      async read() {
        if (person === '') return undefined
        const oldest = now() - KEPT_FOR
        const found =
          waiting.get(id) ??
          (await withVault((vault) => vault.read({ person, name }, oldest, merge as Merge | undefined)))
        return found && { fields: found.fields as DraftFields, at: isoOf(found.at) }
      },
      remove() {
        waiting.delete(id)
        for (const words of onTheWay) if (idOf(words) === id) onTheWay.delete(words)
        if (person !== '') void withVault((vault) => vault.remove(person, name))
      },
      onKept(listener) {
        const own = listeners.get(id) ?? new Set()
        listeners.set(id, own.add(listener))
        return () => own.delete(listener)
      },
    }
  }

  return {
    of: draftOf,
    flush,
    leave() {
      flush()
      // In the order of their writing: the later words of a form replace the earlier.
      for (const { merge: _merge, ...words } of onTheWay) vault?.leave(words)
    },
    destroy() {
      waiting.clear()
      onTheWay.clear()
      noteDestruction(storage)
      writeEntries(storage, [])
      void withVault((vault) => vault.destroyAll())
    },
    finishDestruction() {
      if (hasToDestroy(storage)) void withVault((vault) => vault.destroyAll())
    },
    dropAllBut(person) {
      for (const [id, words] of waiting) if (words.person !== person) waiting.delete(id)
      const oldest = now() - KEPT_FOR
      void withVault((vault) => vault.dropAllBut(person, oldest))
    },
  }
}

const idOf = ({ person, name }: Pick<Words, 'person' | 'name'>) => JSON.stringify([person, name])
const isoOf = (at: number) => new Date(at).toISOString()
