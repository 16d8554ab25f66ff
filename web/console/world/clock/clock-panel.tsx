import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Chip } from '../../../src/shared/ui/chip.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Clock, ScenarioPerson } from '../../api/queries.ts'
import { Problem } from '../../frame/problem.tsx'
import { ClockForm } from './clock-form.tsx'
import { ClockMoves } from './clock-moves.tsx'
import styles from './clock-panel.module.css'
import { EventsPanel } from './events-panel.tsx'
import { pragueClock } from './prague-clock.ts'
import { RanEvents } from './ran-events.tsx'
import { useClockMove } from './use-clock-move.ts'
import { useTicking } from './use-ticking.ts'

/** The world's time, the controls that move it, and the next events. */
export function ClockPanel(props: { world: string; clock: Clock; people: readonly ScenarioPerson[] }) {
  const { world, clock, people } = props
  const { t } = useTranslation('console')
  const move = useClockMove(world)
  const now = useTicking(clock)
  const { day, time } = pragueClock(now, useLanguage())
  return (
    <>
      <section className={styles.panel} aria-label={t(($) => $.clock.title)}>
        <p className={styles.time}>
          <time dateTime={new Date(now).toISOString()}>{time}</time>
        </p>
        <Button className={styles.run} busy={move.isPending} onClick={() => move.mutate({ frozen: !clock.frozen })}>
          {clock.frozen ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {t(($) => (clock.frozen ? $.clock.run : $.clock.freeze))}
        </Button>
        <p className={styles.day}>
          <span>{day}</span>
          <Chip tone={clock.frozen ? 'sky' : 'ok'}>{t(($) => (clock.frozen ? $.clock.frozen : $.clock.running))}</Chip>
        </p>
        <ClockMoves move={move} />
        <ClockForm move={move} now={now} />
        {move.isError && <Problem problem={move.error} />}
        {move.isSuccess && move.variables.frozen === undefined && <RanEvents events={move.data.ran} people={people} />}
      </section>
      <EventsPanel
        world={world}
        now={now}
        people={people}
        onJump={(to) => move.mutate({ to })}
        isBusy={move.isPending}
      />
    </>
  )
}
