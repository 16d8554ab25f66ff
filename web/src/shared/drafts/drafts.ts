import { hasToDestroy, noteDestruction } from './destruction-note.ts'
import { createDeviceChoice } from './device-choice.ts'
import { createDeviceState } from './device-state.ts'
import { VISITOR } from './draft-owner.ts'
import type { Merge } from './draft-records.ts'
import type { Draft, DraftFields, Drafts, KeptListener, MergeDrafts } from './draft-types.ts'
import { writeEntries } from './last-words-store.ts'
import { createVaultLoader } from './vault-loader.ts'
import type { Words } from './words.ts'

/** Milliseconds until what was typed is written (rule 14.10). */
export const KEEP_AFTER = 500
/** Milliseconds after which a draft is nobody's any more. */
export const KEPT_FOR = 30 * 24 * 3_600_000

export type { DraftDevice, DraftFields, Drafts, KeptDraft, MergeDrafts } from './draft-types.ts'

export type DraftPorts = {
  /** Epoch milliseconds, of the provider's clock where it is known. */
  now: () => number
  /** Whoever is signed in: what somebody else's form says is not kept. */
  currentPerson: () => string
  storage: Storage
}

type Waiting = Words & { fields: DraftFields; merge: MergeDrafts | undefined }

/** Drafts encrypted on the device, bound to the person (rules 18.1, 18.12): expiry, reload, a lost network and a closed tab keep them. */
export function createDrafts({ now, currentPerson, storage }: DraftPorts): Drafts {
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<KeptListener>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Asked to be written, and not known to be. */
  const onTheWay = new Set<Waiting>()

  const deviceChoice = createDeviceChoice(storage, now, KEPT_FOR)
  const device = createDeviceState({ canKeep: true, choice: deviceChoice.read() })
  const { ownerOf } = device
  const vault = createVaultLoader(storage, (canKeep) => device.update({ canKeep }))

  /** What was kept under the former choice moves to where it belongs now. */
  function readChoice(): void {
    flush()
    const from = ownerOf(VISITOR)
    device.update({ choice: deviceChoice.read() })
    const to = ownerOf(VISITOR)
    if (from !== to) void vault.use((drafts) => drafts.move(from, to))
  }

  /** The next visitor is asked again. */
  function forgetChoice(): void {
    deviceChoice.write(undefined)
    device.update({ choice: undefined })
  }

  const owned = <T extends { person: string }>(whose: T): T => ({ ...whose, person: ownerOf(whose.person) })

  /** Nobody signed in is the visitor. */
  const isHere = (person: string) => (currentPerson() || VISITOR) === person

  /** After an expiry the last words of whoever was here still come, and are written where their key is still there: a logout took it. */
  const mayKeep = (person: string) => isHere(person) || currentPerson() === ''

  async function write(asked: Waiting): Promise<void> {
    const { merge, ...words } = asked
    const mayBegin = isHere(words.person)
    onTheWay.add(asked)
    const there = await vault.use((drafts) => drafts.write(owned(words), mayBegin, merge as Merge | undefined))
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
          (await vault.use((drafts) => drafts.read(owned({ person, name }), oldest, merge as Merge | undefined)))
        return found && { fields: found.fields as DraftFields, at: isoOf(found.at) }
      },
      remove() {
        waiting.delete(id)
        for (const words of onTheWay) if (idOf(words) === id) onTheWay.delete(words)
        if (person !== '') void vault.use((drafts) => drafts.remove(ownerOf(person), name))
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
    device: device.read,
    subscribeToDevice: device.subscribe,
    chooseDevice(choice) {
      deviceChoice.write(choice)
      readChoice()
    },
    followOtherTabs: () => deviceChoice.followOtherTabs(readChoice),
    flush,
    leave() {
      flush()
      // In the order of their writing: the later words of a form replace the earlier.
      for (const { merge: _merge, ...words } of onTheWay) vault.loaded()?.leave(owned(words))
    },
    destroy() {
      forgetChoice()
      waiting.clear()
      onTheWay.clear()
      noteDestruction(storage)
      writeEntries(storage, [])
      void vault.use((drafts) => drafts.destroyAll())
    },
    finishDestruction() {
      if (hasToDestroy(storage)) void vault.use((drafts) => drafts.destroyAll())
    },
    dropAllBut(person) {
      forgetChoice()
      for (const [id, words] of waiting) if (words.person !== person) waiting.delete(id)
      const oldest = now() - KEPT_FOR
      void vault.use((drafts) => drafts.dropAllBut(person, oldest))
    },
  }
}

const idOf = ({ person, name }: Pick<Words, 'person' | 'name'>) => JSON.stringify([person, name])
const isoOf = (at: number) => new Date(at).toISOString()
