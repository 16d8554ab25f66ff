import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import styles from './steps.module.css'

const steps = ['amount', 'number', 'family'] as const

/** How it works, in three steps: windows of one house that light up one after another. */
export function Steps() {
  const { t } = useTranslation('welcome')
  const canRegister = useKnownPath(paths.registration)
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t(($) => $.steps.title)}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <Windows lit={steps.indexOf(step) + 1} />
            <h3>{t(($) => $.steps[step].title)}</h3>
            <p>{t(($) => $.steps[step].text)}</p>
          </li>
        ))}
      </ol>
      {canRegister && (
        <ButtonLink variant="secondary" to={paths.registration}>
          {t(($) => $.steps.action)}
        </ButtonLink>
      )}
    </section>
  )
}

const places = [0, 44, 88]

function Windows({ lit }: { lit: number }) {
  return (
    <svg viewBox="0 0 124 76" className={styles.windows} aria-hidden="true">
      {places.map((x, index) => (
        <g key={x} className={index < lit ? styles.lit : styles.dark} transform={`translate(${x} 0)`}>
          <path className={styles.pane} d="M2 62V20a16 16 0 0 1 32 0v42z" />
          <path className={styles.frame} d="M2 62V20a16 16 0 0 1 32 0v42zM18 4v58M2 34h32M-2 68h40" />
        </g>
      ))}
    </svg>
  )
}
