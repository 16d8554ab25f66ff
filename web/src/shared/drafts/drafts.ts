import { createListeners } from '../listeners.ts'
import { hasToDestroy, noteDestruction } from './destruction-note.ts'
import { createDeviceChoice } from './device-choice.ts'
import { inThisTab, VISITOR } from './draft-owner.ts'
import type { Merge } from './draft-records.ts'
import type { Draft, DraftDevice, DraftFields, Drafts, MergeDrafts, OwnedDraft, SavedListener } from './draft-types.ts'
import { createEncryptedStoreLoader } from './encrypted-store-loader.ts'
import { writeEntries } from './final-flush-entries.ts'

/** Milliseconds until a typed text is written (rule 14.10). */
export const SAVE_AFTER = 500
/** Milliseconds after which a draft is removed. */
export const STORED_FOR = 30 * 24 * 3_600_000

export type { DraftDevice, DraftFields, Drafts, MergeDrafts, StoredDraft } from './draft-types.ts'

export type DraftPorts = {
  /** Epoch milliseconds, of the provider's clock where it is known. */
  now: () => number
  /** The signed-in person, or ''. Forms of other people are not saved. */
  currentPerson: () => string
  storage: Storage
}

type Waiting = OwnedDraft & { fields: DraftFields; merge: MergeDrafts | undefined }

/** Drafts encrypted on the device, bound to the person (rules 18.1, 18.12): they survive expiry, reload, a lost network and a closed tab. */
export function createDrafts({ now, currentPerson, storage }: DraftPorts): Drafts {
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<SavedListener>>()
  const beforeFlushSync = createListeners()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Passed to the store, but not yet written. */
  const onTheWay = new Set<Waiting>()

  const deviceChoice = createDeviceChoice(storage, now, STORED_FOR)
  const device = createDeviceState({ canStore: true, choice: deviceChoice.read() })
  const { ownerOf } = device
  const store = createEncryptedStoreLoader(storage, (canStore) => device.update({ canStore }))

  /** Drafts that were stored under the former choice move to the place of the new one. */
  function readChoice(): void {
    flush()
    const from = ownerOf(VISITOR)
    device.update({ choice: deviceChoice.read() })
    const to = ownerOf(VISITOR)
    if (from !== to) void store.use((opened) => opened.move(from, to))
  }

  /** The next visitor has to answer again. */
  function forgetChoice(): void {
    deviceChoice.write(undefined)
    device.update({ choice: undefined })
  }

  const owned = <T extends { person: string }>(whose: T): T => ({ ...whose, person: ownerOf(whose.person) })

  /** Without a signed-in user the person is the visitor. */
  const isHere = (person: string) => (currentPerson() || VISITOR) === person

  /** After an expiry the former person's last fields still arrive. They are written if the key still exists; a logout removes it. */
  const maySave = (person: string) => isHere(person) || currentPerson() === ''

  async function write(pending: Waiting): Promise<void> {
    const { merge, ...draft } = pending
    const mayBegin = isHere(draft.person)
    onTheWay.add(pending)
    const there = await store.use((opened) => opened.write(owned(draft), mayBegin, merge as Merge | undefined))
    onTheWay.delete(pending)
    if (!there || Object.keys(draft.fields).length === 0) return
    for (const listener of listeners.get(idOf(draft)) ?? []) listener(isoOf(draft.at), there as DraftFields)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const draft of all) void write(draft)
  }

  function draftOf(person: string, name: string, merge?: MergeDrafts): Draft {
    const id = idOf({ person, name })
    return {
      save(fields) {
        if (person === '' || !maySave(person)) return
        waiting.set(id, { person, name, at: now(), fields, merge })
        // Further keys do not restart the timer, so that typing without a pause is saved, too.
        timer ??= setTimeout(flush, SAVE_AFTER)
      },
      async read() {
        if (person === '') return undefined
        const oldest = now() - STORED_FOR
        const pending = waiting.get(id)
        const isRemoval = pending !== undefined && Object.keys(pending.fields).length === 0
        if (isRemoval) flush()
        const found =
          (isRemoval ? undefined : pending) ??
          (await store.use((opened) => opened.read(owned({ person, name }), oldest, merge as Merge | undefined)))
        return found && { fields: found.fields as DraftFields, at: isoOf(found.at) }
      },
      remove() {
        waiting.delete(id)
        for (const draft of onTheWay) if (idOf(draft) === id) onTheWay.delete(draft)
        if (person !== '') void store.use((opened) => opened.remove(ownerOf(person), name))
      },
      onSaved(listener) {
        const own = listeners.get(id) ?? new Set()
        listeners.set(id, own.add(listener))
        return () => own.delete(listener)
      },
    }
  }

  return {
    of: draftOf,
    device: device.read,
    subscribeToDevice: device.subscribe,
    chooseDevice(choice) {
      deviceChoice.write(choice)
      readChoice()
    },
    followOtherTabs: () => deviceChoice.followOtherTabs(readChoice),
    flush,
    flushSync() {
      beforeFlushSync.notify()
      flush()
      // In the order of writing: the later draft of a form replaces the earlier.
      for (const draft of onTheWay) store.loaded()?.flushSync(owned(draft))
    },
    beforeFlushSync: beforeFlushSync.subscribe,
    destroy() {
      forgetChoice()
      waiting.clear()
      onTheWay.clear()
      noteDestruction(storage)
      writeEntries(storage, [])
      void store.use((opened) => opened.destroyAll())
    },
    finishDestruction() {
      if (hasToDestroy(storage)) void store.use((opened) => opened.destroyAll())
    },
    dropAllBut(person) {
      forgetChoice()
      for (const [id, draft] of waiting) if (draft.person !== person) waiting.delete(id)
      const oldest = now() - STORED_FOR
      void store.use((opened) => opened.dropAllBut(person, oldest))
    },
  }
}

const idOf = ({ person, name }: Pick<OwnedDraft, 'person' | 'name'>) => JSON.stringify([person, name])
const isoOf = (at: number) => new Date(at).toISOString()

/** Where drafts are stored: on the device, or in this tab only. */
function createDeviceState(initial: DraftDevice) {
  let device = initial
  const listeners = createListeners()

  return {
    read: () => device,
    /** Changes the given properties and notifies the listeners if a value differs. */
    update(change: Partial<DraftDevice>) {
      const next = { ...device, ...change }
      if (next.canStore === device.canStore && next.choice === device.choice) return
      device = next
      listeners.notify()
    },
    subscribe: listeners.subscribe,
    /** The owner under which a person's draft is stored in the database. */
    ownerOf: (person: string) => {
      const isOnDevice = device.canStore && (person !== VISITOR || device.choice === 'own')
      return isOnDevice ? person : inThisTab(person)
    },
  }
}
