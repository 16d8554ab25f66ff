import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactViews } from '#web/shared/api/wire.ts'
import { dayText } from '#web/shared/format/czech-days.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import styles from './contact-view.module.css'
import { viewDays } from './view-days.ts'

/** Days shown before the family asks for more. */
const FIRST_DAYS = 8

export function ViewList({ views, total }: ContactViews) {
  const { t } = useTranslation('contact-view')
  const [isWhole, setWhole] = useState(false)
  if (total === 0) return <p className={styles.none}>{t(($) => $.none)}</p>
  const days = viewDays(views)
  const shown = isWhole ? days : days.slice(0, FIRST_DAYS)
  return (
    <>
      <p>
        <span>{t(($) => $.count, { count: total })}</span>{' '}
        {views.length < total && <span>{t(($) => $.newest, { shown: views.length })}</span>}
      </p>
      <ul className={styles.days} aria-label={t(($) => $.list)}>
        {shown.map(({ day, times }) => (
          <li key={day}>
            <span className="num">
              <SpokenText text={dayText(day)} />
            </span>
            {times > 1 && <span className="soft">{t(($) => $.times, { count: times })}</span>}
          </li>
        ))}
      </ul>
      {shown.length < days.length && (
        <div>
          <Button variant="link" onClick={() => setWhole(true)}>
            {t(($) => $.all)}
          </Button>
        </div>
      )}
    </>
  )
}
