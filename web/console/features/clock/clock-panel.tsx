import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { Chip } from '../../../src/shared/ui/chip/chip.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import {
  type Clock,
  isBeingRecorded,
  type SandboxEvent,
  type SandboxWorld,
  type ScenarioPerson,
} from '../../api/world-queries.ts'
import { ClockMoves } from '../../session/clock-moves.tsx'
import styles from '../../session/clock-panel.module.css'
import { SignInAgain } from '../../session/sign-in-again.tsx'
import type { ClockMove } from '../../session/use-clock-move.ts'
import { useEventTexts } from '../../shared/event-texts.ts'
import { instantOfWall, instantText, pragueClock, wallOf, weekdayText } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { useTicking } from '../../shared/use-ticking.ts'
import { NextBigEvent } from './next-big-event.tsx'

/**
 * A date and a time in Prague to move the clock to; its default is the world's current minute until
 * the user edits it.
 */
function ClockForm({ move, now }: { move: ClockMove; now: number }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [wall, setWall] = useState<string>()
  const chosen = instantOfWall(wall ?? wallOf(now).slice(0, 16))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wall === undefined || chosen === undefined || move.isPending) return
        move.mutate({ to: chosen }, { onSuccess: () => setWall(undefined) })
      }}
    >
      <label htmlFor="clock-to">{t(($) => $.clock.to)}</label>
      <input
        id="clock-to"
        aria-describedby="clock-chosen"
        type="datetime-local"
        required
        value={wall ?? wallOf(now).slice(0, 16)}
        onChange={({ target }) => setWall(target.value)}
      />
      <Button type="submit" className={styles.step}>
        {t(($) => $.clock.go)}
      </Button>
      {/* The field has the format of the browser, whatever the language of the console. */}
      <p id="clock-chosen" className={styles.chosen}>
        {wall !== undefined && chosen && `${weekdayText(chosen, language)} ${instantText(chosen, language)}`}
      </p>
    </form>
  )
}

const NAMED = 3

type EventsProps = { events: readonly SandboxEvent[]; people: readonly ScenarioPerson[] }

type MovedProps = { world: string; moved: NonNullable<ClockMove['data']>; people: readonly ScenarioPerson[] }

/** The result of a move: what ran, and who was signed out. */
function Moved({ world, moved: { ran, expired }, people }: MovedProps) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.ran}>
      <div role="status">
        <RanEvents events={ran} people={people} />
        {expired && <p>{t(($) => $.clock.signedOut, { name: expired.name })}</p>}
      </div>
      {expired && <SignInAgain world={world} expired={expired} people={people} />}
    </div>
  )
}

/** The events that ran in a move of the clock: those at its end, which it was made for, and the earlier ones on request. */
function RanEvents({ events, people }: EventsProps) {
  const { t } = useTranslation('console')
  const atEnd = events.filter(({ at }) => at === events.at(-1)?.at).length
  const named = Math.max(NAMED, atEnd)
  const earlier = events.slice(0, -named)
  return (
    <>
      <p>{events.length === 0 ? t(($) => $.clock.nothingRan) : t(($) => $.clock.ran, { count: events.length })}</p>
      {events.length > 0 && <EventNames events={events.slice(-named)} people={people} />}
      {earlier.length > 0 && (
        <details>
          <summary>{t(($) => $.clock.ranEarlier, { count: earlier.length })}</summary>
          <EventNames events={earlier} people={people} />
        </details>
      )}
    </>
  )
}

function EventNames({ events, people }: EventsProps) {
  const wordsOf = useEventTexts(people)
  return (
    <ul>
      {events.map((event) => {
        const { what, who } = wordsOf(event)
        return <li key={event.id}>{who ? `${what} (${who})` : what}</li>
      })}
    </ul>
  )
}

export type ClockPanelProps = {
  world: string
  clock: Clock & Pick<SandboxWorld, 'recorded' | 'recordingEnded'>
  move: ClockMove
  people: readonly ScenarioPerson[]
}

/** The world's time, and the controls that move it. */
export function ClockPanel({ world, clock, move, people }: ClockPanelProps) {
  const { t } = useTranslation('console')
  const now = useTicking(clock)
  const { day, time } = pragueClock(now, useLanguage())
  return (
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
      {isBeingRecorded(clock) && <p className="soft small">{t(($) => $.clock.recorded)}</p>}
      <ClockForm move={move} now={now} />
      {move.isSuccess && move.variables.frozen === undefined && <NextBigEvent world={world} />}
      {move.isError && <Problem problem={move.error} />}
      {move.isSuccess && move.variables.frozen === undefined && (
        <Moved world={world} moved={move.data} people={people} />
      )}
    </section>
  )
}
