import { BASE } from './draft-base.ts'
import type { DraftFields } from './draft-types.ts'

/** A typed value and what it is based on belong together. */
const nameOf = (field: string) => (field.startsWith(BASE) ? field.slice(BASE.length) : field)

/** The names of the fields that differ from `own`, as this page last stored or read them. */
function changedNames(mine: DraftFields, own: DraftFields): ReadonlySet<string> {
  const all = Object.keys({ ...own, ...mine })
  return new Set(all.filter((field) => mine[field] !== own[field]).map(nameOf))
}

/** What the page has changed since: the rest is stored already, perhaps in a later form of another tab. */
export function changedSince(mine: DraftFields, own: DraftFields): DraftFields {
  const changed = changedNames(mine, own)
  return Object.fromEntries(Object.entries(mine).filter(([field]) => changed.has(nameOf(field))))
}

/**
 * The draft of a form that is open in several tabs. Only what this tab has changed replaces what is stored, so that none removes the text
 * of another.
 */
export function mergeTabs(mine: DraftFields, theirs: DraftFields, own: DraftFields = {}): DraftFields {
  const changed = changedNames(mine, own)
  const isEmptied = (field: string) =>
    changed.has(nameOf(field)) && !(field in mine) && theirs[nameOf(field)] === own[nameOf(field)]
  const kept = Object.entries({ ...mine, ...theirs }).filter(([field]) => !isEmptied(field))
  return { ...Object.fromEntries(kept), ...changedSince(mine, own) }
}

/** Whether this tab replaces a text that another tab has typed into the same field meanwhile. */
export function isReplacing(mine: DraftFields, theirs: DraftFields, own: DraftFields = {}): boolean {
  return Object.keys(changedSince(mine, own)).some(
    (field) =>
      !field.startsWith(BASE) && field in theirs && theirs[field] !== own[field] && theirs[field] !== mine[field],
  )
}
