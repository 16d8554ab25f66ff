import { Eraser, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Panel } from '../panel.tsx'
import { PanelSelect } from '../panel-select.tsx'
import { JournalList } from './journal-list.tsx'
import styles from './journal-panel.module.css'
import { EVENTS, numberOf, operationsIn, passes } from './outcome.ts'
import { useJournal } from './use-journal.ts'

/**
 * Every call and event of the world as it arrives, newest first: its result, the reason, and what
 * it changed.
 */
export function JournalPanel({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const all = useJournal(world)
  const [filter, setFilter] = useState({ operation: '', onlyErrors: false })
  const [clearedAt, setClearedAt] = useState(0)
  const [pausedAt, setPausedAt] = useState<number>()
  const newest = all.at(-1)
  const last = newest ? numberOf(newest) : 0
  const entries = all.filter((entry) => numberOf(entry) > clearedAt)
  const visible = entries.filter(
    (entry) => passes(entry, filter) && (pausedAt === undefined || numberOf(entry) <= pausedAt),
  )
  const waiting = pausedAt === undefined ? 0 : last - pausedAt
  const operations = [
    { value: '', label: t(($) => $.journal.allOperations) },
    ...operationsIn(all).map((value) => ({ value, label: value === EVENTS ? t(($) => $.journal.events) : value })),
  ]
  const isCleared = entries.length === 0 && clearedAt > 0
  const nothing = isCleared ? 'cleared' : entries.length === 0 ? 'empty' : 'nothingFound'
  const controls = (
    <div className={styles.controls}>
      <PanelSelect
        label={t(($) => $.journal.operation)}
        value={filter.operation}
        onChange={(operation) => setFilter({ ...filter, operation })}
        choices={operations}
      />
      <label className={styles.errors}>
        <input
          type="checkbox"
          checked={filter.onlyErrors}
          onChange={({ target }) => setFilter({ ...filter, onlyErrors: target.checked })}
        />
        {t(($) => $.journal.onlyErrors)}
      </label>
      <Button className={styles.control} onClick={() => setPausedAt(pausedAt === undefined ? last : undefined)}>
        {pausedAt === undefined ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        {pausedAt === undefined ? t(($) => $.journal.pause) : t(($) => $.journal.resume, { count: waiting })}
      </Button>
      <Button className={styles.control} onClick={() => setClearedAt(last)}>
        <Eraser aria-hidden="true" />
        {t(($) => $.journal.clear)}
      </Button>
    </div>
  )
  return (
    <Panel title={t(($) => $.journal.title)} aside={controls}>
      {visible.length === 0 && <p className={styles.empty}>{t(($) => $.journal[nothing])}</p>}
      <JournalList entries={visible.toReversed()} />
    </Panel>
  )
}
