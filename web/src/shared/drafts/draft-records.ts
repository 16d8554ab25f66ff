import { dropTabSecret } from '../session/tab-secret.ts'
import { type DraftKey, seal, unseal } from './draft-cipher.ts'
import type { DraftDatabase, DraftRecord } from './draft-database.ts'
import { isInTab, personOfOwner, VISITOR } from './draft-owner.ts'
import type { DraftFields, OwnedDraft } from './draft-types.ts'
import { readFinalFlush, removeFinalFlush } from './final-flush.ts'
import type { KeyFiles } from './key-files.ts'
import { type KeyRing, tabPurposeOf } from './key-ring.ts'
import { changedSince } from './merge-tabs.ts'

/** Merges what two tabs wrote of one form; `own` is what this page last stored or read. */
export type Merge = (mine: object, theirs: object, own?: object) => object

/** How often a write is retried after another tab wrote the same form; after that the later draft replaces the other. */
const MAX_TRIES = 5

type Whose = Pick<OwnedDraft, 'person' | 'name'>
const idOf = ({ person, name }: Whose) => JSON.stringify([person, name])

type Ports = {
  storage: Storage
  ring: KeyRing
  files: KeyFiles | undefined
  /** Grows with each destruction: work started before it must not write after it. */
  generation: () => number
}

/** Drafts and their keys in the database. The store runs these steps one after another. */
export function createDraftRecords({ storage, ring, files, generation }: Ports) {
  /** Each draft as this page last read or wrote it, so that a merged draft takes one write: a page that is closed has no time for two. */
  const last = new Map<string, { record: DraftRecord | undefined; fields: object | undefined }>()

  /** What the form of this page last stored or read, without what other tabs added. */
  const own = new Map<string, object>()

  /** Removes the keys: after this their ciphertext cannot be decrypted, though browsers leave deleted values of a database on the disk. */
  async function wipeRemovedKeys(database: DraftDatabase): Promise<void> {
    for (const { name, id } of await database.removedKeys()) {
      if (isInTab(name)) dropTabSecret(tabPurposeOf(name))
      else await files?.remove(id)
      await database.forgetRemovedKey(id)
    }
  }

  /** The stored draft, including what another tab wrote. */
  async function readNow(database: DraftDatabase, key: DraftKey, { person, name }: Whose) {
    const record = await database.read(person, name)
    const there = { record, fields: record && unseal(key, record) }
    last.set(idOf({ person, name }), there)
    return there
  }

  /** Undefined if nothing was written. */
  async function writeNow(
    database: DraftDatabase,
    draft: OwnedDraft,
    mayBegin: boolean,
    merge?: Merge,
    former = own.get(idOf(draft)),
  ) {
    const { fields, ...label } = draft
    const generationBefore = generation()
    for (let left = MAX_TRIES; left > 0; left -= 1) {
      const key = ring.of(label) ?? (mayBegin ? await ring.take(database, label) : undefined)
      if (!key) return undefined
      const there = merge && (last.get(idOf(label)) ?? (await readNow(database, key.raw, label)))
      const merged = merge && there?.fields ? merge(fields, there.fields, former) : fields
      if (there && !there.record && isEmpty(merged)) return merged
      const record = { ...label, ...seal(key.raw, label, merged) }
      if (generationBefore !== generation()) return undefined
      const after = there && left > 1 ? { read: there.record } : undefined
      const written = await database.write(record, key.id, after)
      if (written === 'written') {
        last.set(idOf(label), { record, fields: merged })
        own.set(idOf(label), fields)
        return merged
      }
      last.delete(idOf(label))
      if (written === 'key is gone') {
        ring.drop(label)
        // The key of a visitor's draft ends when another tab sends the draft; what is written here then needs a new key. Other keys end with the logout.
        if (personOfOwner(label.person) !== VISITOR) return undefined
      }
    }
    return undefined
  }

  /**
   * Stores what pages flushed when they were closed: only what they had not stored before. A reader that knows the form by name alone,
   * which cannot merge, adds it as well.
   */
  async function takeOver(database: DraftDatabase, key: DraftKey, whose: Whose, merge?: Merge): Promise<void> {
    for (const draft of readFinalFlush(storage, key, whose)) {
      const there = merge ? undefined : await database.read(whose.person, whose.name)
      const isDone = await writeNow(database, draft, false, merge ?? (there && there.at > draft.at ? under : over), {})
      if (!isDone) return
    }
    removeFinalFlush(storage, whose, Number.POSITIVE_INFINITY)
  }

  async function remove(database: DraftDatabase, whose: Whose): Promise<void> {
    const andKey = personOfOwner(whose.person) === VISITOR
    await database.remove(whose.person, whose.name, andKey)
    last.delete(idOf(whose))
    own.delete(idOf(whose))
    if (!andKey) return
    ring.drop(whose)
    await wipeRemovedKeys(database)
  }

  async function readDraft(database: DraftDatabase, whose: Whose, oldest: number, merge?: Merge) {
    const { raw: key } = await ring.take(database, whose)
    await takeOver(database, key, whose, merge)
    const { record, fields } = await readNow(database, key, whose)
    own.set(idOf(whose), fields ?? {})
    if (record && fields && !isEmpty(fields) && record.at >= oldest) return { ...whose, at: record.at, fields }
    if (record) await remove(database, whose)
    return undefined
  }

  async function moveDraft(database: DraftDatabase, whose: Whose, to: string): Promise<void> {
    const found = await readDraft(database, whose, 0)
    const there = found && (await readDraft(database, { ...whose, person: to }, 0))
    if (found && !(there && there.at > found.at)) await writeNow(database, { ...found, person: to }, true)
    removeFinalFlush(storage, whose, Number.POSITIVE_INFINITY)
    await remove(database, whose)
  }

  return {
    write: writeNow,
    read: readDraft,
    remove,
    move: moveDraft,
    wipeRemovedKeys,
    /** What the page has not stored yet, for a page that is being closed. */
    unstored: (draft: OwnedDraft): OwnedDraft => ({
      ...draft,
      fields: changedSince(draft.fields as DraftFields, (own.get(idOf(draft)) ?? {}) as DraftFields),
    }),
    forget: () => {
      last.clear()
      own.clear()
    },
  }
}

const over: Merge = (mine, theirs) => ({ ...theirs, ...mine })
const under: Merge = (mine, theirs) => ({ ...mine, ...theirs })

const isEmpty = (fields: object) => Object.keys(fields).length === 0
