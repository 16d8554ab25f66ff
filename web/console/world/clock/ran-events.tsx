import { useTranslation } from 'react-i18next'
import type { SandboxEvent, ScenarioPerson } from '../../api/queries.ts'
import styles from './clock-panel.module.css'
import { useEventTexts } from './event-texts.ts'

const NAMED = 3

/** The events that ran in a move of the clock. */
export function RanEvents({ events, people }: { events: readonly SandboxEvent[]; people: readonly ScenarioPerson[] }) {
  const { t } = useTranslation('console')
  const wordsOf = useEventTexts(people)
  const rest = events.length - NAMED
  return (
    <div role="status" className={styles.ran}>
      <p>{events.length === 0 ? t(($) => $.clock.nothingRan) : t(($) => $.clock.ran, { count: events.length })}</p>
      {events.length > 0 && (
        <ul>
          {events.slice(0, NAMED).map((event) => {
            const { what, who } = wordsOf(event)
            return <li key={event.id}>{who ? `${what} (${who})` : what}</li>
          })}
          {rest > 0 && <li>{t(($) => $.clock.ranMore, { count: rest })}</li>}
        </ul>
      )}
    </div>
  )
}
