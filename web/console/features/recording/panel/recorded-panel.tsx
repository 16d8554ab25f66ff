import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner/banner.tsx'
import type { Recorder } from '../../../session/recorder.ts'
import type { RecordedStep } from '../../../session/recording-queries.ts'
import { recordingQuery } from '../../../session/recording-queries.ts'
import { useRecorderState } from '../../../session/use-recorder.ts'
import { MomentLink } from '../../../shared/moment-link.tsx'
import { Section } from '../../../shared/section.tsx'
import { useStepTexts } from '../steps/use-step-texts.ts'
import styles from './recording.module.css'
import { SaveSection } from './save-section.tsx'
import { StartSection } from './start-section.tsx'
import { numbered, StepsSection } from './steps-section.tsx'

/** Which faults a recording does not show, so that its test is not taken for a proof of them. */
function UnmetFaultsBanner({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  const { data } = useQuery(recordingQuery(world))
  const unmet = unmetFaults(data?.steps ?? [])
  if (unmet.length === 0) return null
  return (
    <Banner tone="warn" role="status" title={t(($) => $.unmet, { count: unmet.length })}>
      <ul>
        {unmet.map((step) => (
          <li key={step.id}>{wordsOf(step)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** The recording of a world: its steps as they arrive, and the files it is saved as. */
export function RecordedPanel({ world, recorder }: { world: string; recorder: Recorder }) {
  const { t } = useTranslation('console-recording')
  const { isWanted, queue, missed } = useRecorderState(recorder)
  return (
    <div className={styles.columns}>
      <StepsSection world={world} waiting={queue.waiting} />
      <div className={styles.column}>
        {!isWanted && <UnmetFaultsBanner world={world} />}
        <SaveSection world={world} />
        <Section title={t(($) => $.link.title)}>
          <div className={styles.form}>
            <MomentLink world={world} />
          </div>
        </Section>
        {missed.length > 0 && (
          <Section title={t(($) => $.missed.title)}>
            <ul className={styles.way}>
              {numbered(missed).map(({ item: { why, field }, at }) => (
                <li key={at}>{t(($) => $.missed[why], { field })}</li>
              ))}
            </ul>
          </Section>
        )}
        {!isWanted && <StartSection />}
      </div>
    </div>
  )
}

type Of<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>

/**
 * The faults of a recording that no later call met. Faults of messages are left out: a call does not say that it met one.
 */
const unmetFaults = (steps: readonly RecordedStep[]): Of<'fault'>[] =>
  steps.filter(
    (step, at): step is Of<'fault'> =>
      step.kind === 'fault' &&
      !step.fault.kind.startsWith('message-') &&
      !steps.slice(at).some((later) => later.kind === 'call' && isMetBy(step.fault, later)),
  )

const isMetBy = (
  { operationId, kind, when = 'before' }: Of<'fault'>['fault'],
  { operationId: called, fault }: Of<'call'>,
) => (operationId === '*' || operationId === called) && fault === `${kind} ${when}`
