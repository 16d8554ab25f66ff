import { useTranslation } from 'react-i18next'
import styles from './next-steps.module.css'

const steps = ['number', 'pay', 'family'] as const

/** What happens once the form is sent: beside it where there is room, before its button on a phone. */
export function NextSteps() {
  const { t } = useTranslation('registration')
  return (
    <aside className={styles.next} aria-labelledby="registration-next">
      <h2 id="registration-next">{t(($) => $.next.title)}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(($) => $.next[step].title)}</strong>
            <span>{t(($) => $.next[step].lead)}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
