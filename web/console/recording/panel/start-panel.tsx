import { useTranslation } from 'react-i18next'
import { Section } from '../../tools/shared/section.tsx'
import styles from './recording.module.css'
import { StartSection } from './start-section.tsx'

/** The start of a recording, and an explanation of how it works. */
export function StartPanel() {
  const { t } = useTranslation('console-recording')
  return (
    <div className={styles.columns}>
      <StartSection />
      <Section title={t(($) => $.start.way)}>
        <ol className={styles.way}>
          {t(($) => $.start.steps, { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.words}>{t(($) => $.start.secrets)}</p>
      </Section>
    </div>
  )
}
