import { Download, Eraser, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { harOf } from '#rules/har.ts'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { type JournalEntry, usePeople } from '../../api/world-queries.ts'
import { useJournal } from '../../session/use-journal.ts'
import { callerOfEntry, isCall } from '../../shared/call-request.ts'
import { personName } from '../../shared/group-people.ts'
import { isFiltered, type JournalFilter, NO_FILTER, passes } from '../../shared/journal-filter.ts'
import { entryNumber } from '../../shared/outcome.ts'
import { Panel } from '../../shared/panel.tsx'
import { wallOf } from '../../shared/prague-clock.ts'
import { JournalFilters } from './journal-filters.tsx'
import styles from './journal-panel.module.css'
import { JournalRow } from './journal-row.tsx'
import { type Repeat, repeatsIn } from './repeated-call.ts'

type JournalListProps = {
  world: string
  entries: readonly JournalEntry[]
  /** The calls that repeat another one, by their id. */
  repeats: ReadonlyMap<string, Repeat>
}

/** The entries, newest first; arrow keys move between them. */
function JournalList({ world, entries, repeats }: JournalListProps) {
  const { t } = useTranslation('console')
  const people = usePeople(world)
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

const names = Object.keys(NO_FILTER) as (keyof JournalFilter)[]

/** The filter of the journal, held in the address too, so that a link or a reload keeps it. */
function useJournalFilter(): [JournalFilter, (filter: JournalFilter) => void] {
  const [filter, setFilter] = useState(readFilter)
  return [
    filter,
    (next) => {
      setFilter(next)
      writeFilter(next)
    },
  ]
}

function readFilter(): JournalFilter {
  const { searchParams } = new URL(window.location.href)
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? ''])) as JournalFilter
}

function writeFilter(filter: JournalFilter): void {
  const address = new URL(window.location.href)
  for (const name of names) {
    if (filter[name] === '') address.searchParams.delete(name)
    else address.searchParams.set(name, filter[name])
  }
  try {
    window.history.replaceState(null, '', address)
  } catch {
    // Safari limits how often the address may change; the next change writes it.
  }
}

/**
 * Every call and event of the world as it arrives, newest first: its result, the reason, and what
 * it changed.
 */
export function JournalPanel({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const all = useJournal(world)
  const [filter, setFilter] = useJournalFilter()
  const [clearedAt, setClearedAt] = useState(0)
  const [pausedAt, setPausedAt] = useState<number>()
  const newest = all.at(-1)
  const last = newest ? entryNumber(newest) : 0
  const entries = all.filter((entry) => entryNumber(entry) > clearedAt)
  const visible = entries.filter(
    (entry) => passes(entry, filter) && (pausedAt === undefined || entryNumber(entry) <= pausedAt),
  )
  const repeats = useMemo(() => repeatsIn(all), [all])
  const waiting = pausedAt === undefined ? 0 : last - pausedAt
  const isCleared = entries.length === 0 && clearedAt > 0
  const nothing = isCleared ? 'cleared' : entries.length === 0 ? 'empty' : 'nothingFound'

  function exportCalls() {
    const har = JSON.stringify(harOf(world, window.location.origin, visible), null, 2)
    saveFile(new File([har], `${world}.har`, { type: 'application/json' }))
  }

  const controls = (
    <div className={styles.controls}>
      {isFiltered(filter) && (
        <span className="soft small num">
          {t(($) => $.journal.shown, { shown: visible.length, all: entries.length })}
        </span>
      )}
      <Button className={styles.control} onClick={() => setPausedAt(pausedAt === undefined ? last : undefined)}>
        {pausedAt === undefined ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        {pausedAt === undefined ? t(($) => $.journal.pause) : t(($) => $.journal.resume, { count: waiting })}
      </Button>
      <Button className={styles.control} onClick={() => setClearedAt(last)}>
        <Eraser aria-hidden="true" />
        {t(($) => $.journal.clear)}
      </Button>
      {visible.some(isCall) && (
        <Button className={styles.control} onClick={exportCalls}>
          <Download aria-hidden="true" />
          {t(($) => $.journal.exportHar)}
        </Button>
      )}
      <a
        className={styles.audit}
        href={`/sandbox/worlds/${world}/audit`}
        download
        title={t(($) => $.journal.auditHint)}
      >
        {t(($) => $.journal.audit)}
      </a>
    </div>
  )
  return (
    <Panel
      title={t(($) => $.journal.title)}
      aside={controls}
      tools={<JournalFilters world={world} entries={entries} filter={filter} onChange={setFilter} />}
    >
      {visible.length === 0 && <p className={styles.empty}>{t(($) => $.journal[nothing])}</p>}
      <JournalList world={world} entries={visible.toReversed()} repeats={repeats} />
    </Panel>
  )
}
