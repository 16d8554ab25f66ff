import { useTranslation } from 'react-i18next'
import { useRecorder } from '../../../session/use-recorder.ts'
import { Section } from '../../../shared/section.tsx'
import { RecordedPanel } from './recorded-panel.tsx'
import styles from './recording.module.css'
import { StartSection } from './start-section.tsx'

/**
 * Recording actions in the portal as a test: the start of a recording, or the one of this world.
 */
export function RecordingPanel({ world }: { world: string }) {
  const recorder = useRecorder()
  return recorder ? <RecordedPanel world={world} recorder={recorder} /> : <StartPanel />
}

/** The start of a recording, and an explanation of how it works. */
function StartPanel() {
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
