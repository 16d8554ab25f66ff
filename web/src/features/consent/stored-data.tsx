import { CalendarClock, HeartHandshake, Scale, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './consent.module.css'

const parts = [
  { key: 'what', Icon: UserRound },
  { key: 'why', Icon: HeartHandshake },
  { key: 'howLong', Icon: CalendarClock },
  { key: 'rights', Icon: Scale },
] as const

/** The four main facts, each in a sentence or two; a button opens the full text. */
export function StoredData() {
  const { t } = useTranslation('consent')
  return (
    <dl className={styles.parts}>
      {parts.map(({ key, Icon }) => (
        <div key={key} className={styles.part}>
          <dt>
            <Icon aria-hidden="true" />
            {t(($) => $.parts[key].title)}
          </dt>
          <dd>{t(($) => $.parts[key].text)}</dd>
        </div>
      ))}
    </dl>
  )
}
