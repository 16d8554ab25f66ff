import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleStop, X, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../../src/shared/ui/button/button.tsx'
import { cx } from '../../../../src/shared/ui/class-names.ts'
import { faultsQuery } from '../../../api/tool-queries.ts'
import type { Recorder } from '../../../session/recorder.ts'
import { recordingQuery } from '../../../session/recording-queries.ts'
import { useRecorderState } from '../../../session/use-recorder.ts'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { useOperationText } from '../../../shared/operation-name.tsx'
import { PortalLink } from '../../../shared/portal-link.tsx'
import { Problem } from '../../../shared/problem.tsx'
import { useRemoveFaults } from '../../../shared/use-faults.ts'
import { countActions } from '../steps/use-step-texts.ts'
import { QuickControls } from './quick-controls.tsx'
import styles from './recording-strip.module.css'

/** The faults that still wait for a call, each with its removal: forgotten, they break a later step of the recording. */
function OpenFaults({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const { t: tools } = useTranslation('console-tools')
  const { data: faults = [] } = useQuery(faultsQuery(world))
  const removing = useRemoveFaults(world)
  const { textOf, leftOf } = useFaultTexts()
  if (faults.length === 0) return null
  return (
    <div className={styles.open}>
      <ul aria-label={t(($) => $.strip.openFaults)}>
        {faults.map((fault) => (
          <li key={fault.id}>
            <Zap aria-hidden="true" />
            <span>
              {t(($) => $.strip.openFault)} {textOf(fault)}, {leftOf(fault)}
            </span>
            <Button
              className={styles.control}
              aria-label={tools(($) => $.faults.removeThis, { fault: fault.id })}
              onClick={() => removing.mutate(fault.id)}
            >
              <X aria-hidden="true" />
              {tools(($) => $.faults.remove)}
            </Button>
          </li>
        ))}
      </ul>
      {removing.isError && <Problem problem={removing.error} />}
    </div>
  )
}

/**
 * The running recording, the sandbox controls used most often with it, and its end: visible in
 * every part of the console.
 */
export function RecordingStrip({ world, recorder }: { world: string; recorder: Recorder }) {
  const { t } = useTranslation('console-recording')
  const { isWanted, isEnding, window: portal, path, queue, repeats } = useRecorderState(recorder)
  const { data } = useQuery(recordingQuery(world))
  const operationText = useOperationText()
  const isRepeated = !data || data.steps.some((step) => step.kind === 'call' && step.operationId === repeats)
  const count = countActions([...(data?.steps ?? []), ...queue.waiting.map(({ step }) => step)])

  const queries = useQueryClient()
  const readAnew = () => queries.invalidateQueries({ queryKey: recordingQuery(world).queryKey })

  function end() {
    void recorder.end().then(readAnew)
    window.location.hash = 'recording'
  }

  return (
    <section className={styles.strip} aria-label={t(($) => $.strip.label)}>
      <p className={styles.state}>
        <span className={cx(styles.dot, isWanted && styles.live)} aria-hidden="true" />
        <strong>{t(($) => $.strip[isEnding ? 'ending' : isWanted ? 'recording' : 'ended'])}</strong>
        <span className="num">{t(($) => $.strip.steps, { count })}</span>
      </p>
      {isWanted ? (
        <>
          {portal !== 'open' && (
            <p className={styles.window}>
              {t(($) => (portal === 'none' ? $.strip.noWindow : $.strip.elsewhere))}{' '}
              <PortalLink world={world} to="/">
                {t(($) => $.strip.openPortal)}
              </PortalLink>
            </p>
          )}
          <QuickControls world={world} path={path} />
          <Button variant="primary" className={styles.end} busy={isEnding} onClick={() => !isEnding && end()}>
            <CircleStop aria-hidden="true" />
            {t(($) => $.strip.end)}
          </Button>
        </>
      ) : (
        <Button className={styles.end} onClick={() => void recorder.resume().then(readAnew)}>
          {t(($) => $.strip.resume)}
        </Button>
      )}
      {isWanted && repeats !== undefined && !isRepeated && (
        <p role="status" className={styles.repeat}>
          {t(($) => $.strip.repeat, { operation: operationText(repeats) })}
        </p>
      )}
      <OpenFaults world={world} />
      {queue.problem && (
        <Banner
          tone="error"
          role="alert"
          className={styles.problem}
          actions={
            <Button className={styles.control} onClick={recorder.queue.retry}>
              {t(($) => $.strip.retry)}
            </Button>
          }
        >
          {t(($) => $.strip.notSent, { count: queue.waiting.length })}
        </Banner>
      )}
    </section>
  )
}
