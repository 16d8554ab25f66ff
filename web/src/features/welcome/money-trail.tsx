import { useTranslation } from 'react-i18next'
import { heartPath } from '#web/shared/ui/illustrations/heart-path.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './money-trail.module.css'

const stations = ['received', 'waiting', 'handed'] as const

/** The stages of a gift: received, the first working day of the next month, a family (rule 7.2). */
export function MoneyTrail() {
  const { t } = useTranslation('welcome')
  return (
    <section className={styles.section} aria-labelledby="money-trail">
      <div className={styles.text}>
        <h2 id="money-trail">{t(($) => $.money.title)}</h2>
        <p>{t(($) => $.money.lead)}</p>
      </div>
      <ol className={styles.trail}>
        {stations.map((station) => (
          <li key={station} className={styles.station}>
            <TrailSign station={station} />
            <Stack gap={1}>
              <p className={styles.when}>{t(($) => $.money[station].when)}</p>
              <h3>{t(($) => $.money[station].title)}</h3>
              <p className={styles.detail}>{t(($) => $.money[station].text)}</p>
            </Stack>
          </li>
        ))}
      </ol>
    </section>
  )
}

type TrailSignProps = { station: 'received' | 'waiting' | 'handed' }

/** A coin with a heart, a leaf of the calendar, a house with its lights on. Decorative. */
function TrailSign({ station }: TrailSignProps) {
  return (
    <svg viewBox="0 0 72 72" className={styles.sign} aria-hidden="true">
      <circle className={styles.ground} cx="36" cy="36" r="34" />
      {station === 'received' && (
        <>
          <circle className={styles.gold} cx="36" cy="36" r="19" />
          <path className={styles.dark} d={heartPath} transform="translate(24 24.5) scale(1)" />
        </>
      )}
      {station === 'waiting' && (
        <>
          <path className={styles.paper} d="M19 22h34v32H19z" />
          <path className={styles.gold} d="M19 18h34v10H19z" />
          <path className={styles.line} d="M27 14v8M45 14v8" />
          <path className={styles.one} d="M32 38l6-4v15M32 49h12" />
        </>
      )}
      {station === 'handed' && (
        <>
          <path className={styles.paper} d="M20 54V34l16-13 16 13v20z" />
          <path className={styles.line} d="M15 37l21-17 21 17" />
          <path className={styles.gold} d="M31 54V43a5 5 0 0 1 10 0v11zM24 38h6v6h-6zM42 38h6v6h-6z" />
        </>
      )}
    </svg>
  )
}
