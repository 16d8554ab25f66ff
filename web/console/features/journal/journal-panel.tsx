import { Download, Eraser, Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { useJournal } from '../../session/use-journal.ts'
import { isCall } from '../../shared/call-request.ts'
import { isFiltered, passes } from '../../shared/journal-filter.ts'
import { entryNumber } from '../../shared/outcome.ts'
import { Panel } from '../../shared/panel.tsx'
import { harOf } from './call/har.ts'
import { JournalFilters } from './journal-filters.tsx'
import { JournalList } from './journal-list.tsx'
import styles from './journal-panel.module.css'
import { repeatsIn } from './repeated-call.ts'
import { useJournalFilter } from './use-journal-filter.ts'

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
