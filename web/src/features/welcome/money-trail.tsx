import { useTranslation } from 'react-i18next'
import styles from './money-trail.module.css'
import { TrailSign } from './trail-sign.tsx'

const stations = ['received', 'waiting', 'handed'] as const

/** The stages of a gift: received, the first working day of the next month, a family (rule 7.2). */
export function MoneyTrail() {
  const { t } = useTranslation('welcome')
  return (
    <section className={styles.section} aria-labelledby="money-trail">
      <div className={styles.words}>
        <h2 id="money-trail">{t(($) => $.money.title)}</h2>
        <p>{t(($) => $.money.lead)}</p>
      </div>
      <ol className={styles.trail}>
        {stations.map((station) => (
          <li key={station} className={styles.station}>
            <TrailSign station={station} />
            <div className={styles.what}>
              <p className={styles.when}>{t(($) => $.money[station].when)}</p>
              <h3>{t(($) => $.money[station].title)}</h3>
              <p className={styles.detail}>{t(($) => $.money[station].text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
