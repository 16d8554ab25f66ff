import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type JournalEntry, useScenario } from '../../api/world-queries.ts'
import { callerOfEntry } from '../../shared/call-request.ts'
import { personName } from '../../shared/group-people.ts'
import { wallOf } from '../../shared/prague-clock.ts'
import styles from './journal-panel.module.css'
import { JournalRow } from './journal-row.tsx'
import type { Repeat } from './repeated-call.ts'

type JournalListProps = {
  world: string
  entries: readonly JournalEntry[]
  /** The calls that repeat another one, by their id. */
  repeats: ReadonlyMap<string, Repeat>
}

/** The entries, newest first; arrow keys move between them. */
export function JournalList({ world, entries, repeats }: JournalListProps) {
  const { t } = useTranslation('console')
  const people = useScenario(world)?.people ?? []
  const nameOf = (id: string) => personName(id, people) ?? id
  return (
    <ol className={styles.list} aria-label={t(($) => $.journal.title)} onKeyDown={goByArrows}>
      {entries.map((entry, index) => {
        const caller = callerOfEntry(entry)
        return (
          <JournalRow
            key={entry.id}
            world={world}
            entry={entry}
            caller={caller === undefined ? undefined : nameOf(caller)}
            repeat={repeats.get(entry.id)}
            isNewDay={dayOf(entry) !== dayOf(entries[index - 1])}
          />
        )
      })}
    </ol>
  )
}

const dayOf = (entry: JournalEntry | undefined): string => (entry ? wallOf(Date.parse(entry.at)).slice(0, 10) : '')

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

function goByArrows(event: KeyboardEvent<HTMLOListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')]
  const at = rows.indexOf(event.target as HTMLButtonElement)
  const next = at < 0 ? undefined : STEPS[event.key]?.(at, rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}
