import { SkipForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../src/shared/ui/button/button.tsx'
import styles from './clock-panel.module.css'
import type { ClockMove } from './use-clock-move.ts'

/** Durations to choose from, ISO 8601, by the key of their text. */
export const STEPS = { quarter: 'PT15M', hour: 'PT1H', day: 'P1D', month: 'P1M' } as const
export const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[]

/** Moves time forward by a step, or to the next event. */
export function ClockMoves({ move }: { move: ClockMove }) {
  const { t } = useTranslation('console')
  const go = (change: Parameters<typeof move.mutate>[0]) => () => move.mutate(change)
  return (
    <fieldset className={styles.moves} aria-label={t(($) => $.clock.move)}>
      {stepNames.map((name) => (
        <Button key={name} className={styles.step} onClick={go({ advance: STEPS[name] })}>
          {t(($) => $.clock.step[name])}
        </Button>
      ))}
      <Button variant="primary" className={styles.next} onClick={go({ toNextEvent: true })}>
        <SkipForward aria-hidden="true" />
        {t(($) => $.clock.toNextEvent)}
      </Button>
    </fieldset>
  )
}
