import type { DataSection, PersonRecord, RecordRow } from './use-data.ts'

/** The first value of a row identifies it in its list: an id, a month or a login. */
const rowKey = (row: RecordRow): string => String(Object.values(row)[0])

/** Rows with their keys in a list. Equal rows, as two views of a contact at one instant, are counted. */
export function withKeys(rows: readonly RecordRow[]): readonly (readonly [key: string, row: RecordRow])[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const text = Object.values(row).join(' ')
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return [`${text} ${count}`, row]
  })
}

/** Whether a value differs from the record before; every value of a new row does. */
export function changedSince(before: PersonRecord | undefined, { name, isList }: DataSection, row: RecordRow) {
  const rows = before?.sections.find((section) => section.name === name)?.rows
  const old = isList ? rows?.find((each) => rowKey(each) === rowKey(row)) : rows?.[0]
  return (key: string): boolean => before !== undefined && (old === undefined || old[key] !== row[key])
}

/** Whether a section has another content than in the record before. */
export const hasChanged = (before: PersonRecord | undefined, section: DataSection): boolean =>
  before !== undefined &&
  JSON.stringify(before.sections.find(({ name }) => name === section.name)) !== JSON.stringify(section)

export type RecordChange = { section: string; name?: string; before: RecordRow[string]; after: RecordRow[string] }

/** What differs in a record: each fact, and of a list how many rows it has. Sign-ins are not changes of a trigger. */
export function changesOf(before: PersonRecord, after: PersonRecord): readonly RecordChange[] {
  return after.sections.flatMap(({ name: section, isList, total, rows: [row = {}] }): RecordChange[] => {
    const old = before.sections.find(({ name }) => name === section)
    if (!old || section === 'signIn') return []
    if (isList) return old.total === total ? [] : [{ section, before: old.total, after: total }]
    return Object.keys(row)
      .map((name) => ({ section, name, before: old.rows[0]?.[name] ?? null, after: row[name] ?? null }))
      .filter((change) => change.before !== change.after)
  })
}
