import type { JournalEntry } from '../../api/world-queries.ts'

/** Whom an entry changed, and how many messages it added to the inbox of the world. */
export function reachOfEntry({ changes }: JournalEntry): { people: readonly string[]; messages: number } {
  const people = changes.flatMap(({ path }) => /^people\.([^.]+)/.exec(path)?.[1] ?? [])
  const messages = changes
    .filter(({ path }) => path === 'messages')
    .reduce((sum, { before, after }) => sum + lengthOf(after) - lengthOf(before), 0)
  return { people: [...new Set(people)], messages }
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
