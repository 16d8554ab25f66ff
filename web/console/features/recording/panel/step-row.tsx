import { Eye, MousePointerClick, SlidersHorizontal, Waypoints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../src/shared/ui/class-names.ts'
import type { Schemas } from '../../../api/sandbox.ts'
import type { RecordedStep } from '../../../session/recording-queries.ts'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { doerOf, useStepTexts } from '../steps/use-step-texts.ts'
import styles from './recording.module.css'

const icons = { person: MousePointerClick, seen: Eye, call: Waypoints, tester: SlidersHorizontal }

export type StepRowProps = {
  step: RecordedStep | Schemas['BrowserStep']
  /**
   * Its position in the recording, by which files and the choice of a call name it; undefined while
   * it is being sent.
   */
  number: number | undefined
}

/** One step: its author by the icon, and the action as text. */
export function StepRow({ step, number }: StepRowProps) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  const { textOfNoted } = useFaultTexts()
  const doer = doerOf(step)
  const Icon = icons[doer]
  return (
    <li className={cx(styles.step, styles[doer])}>
      <span className={styles.number}>{number !== undefined && `${number}. `}</span>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{t(($) => $.list.doer[doer])}: </span>
      <span className={styles.what}>
        {wordsOf(step)}
        {step.kind === 'call' && step.fault !== undefined && (
          <span className={styles.broken}> {t(($) => $.step.callFault, { fault: textOfNoted(step.fault) })}</span>
        )}
        {number === undefined && <span className="soft small"> {t(($) => $.list.waiting)}</span>}
      </span>
    </li>
  )
}
