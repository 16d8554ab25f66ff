import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { type Clock, eventsQuery, type ScenarioPerson } from '../../api/world-queries.ts'
import type { ClockMove } from '../../session/use-clock-move.ts'
import { useEventTexts } from '../../shared/event-texts.ts'
import { Panel } from '../../shared/panel.tsx'
import { instantText, timeLeft } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { useTicking } from '../../shared/use-ticking.ts'
import styles from './events-panel.module.css'

/** How long presses are ignored after a jump, which puts another event under the pointer. Milliseconds. */
const CALM = 1_000

/** Whether a jump is in progress or has only just ended; and the function that begins one. */
function useJump(move: ClockMove): [isJumping: boolean, jump: (to: string) => void] {
  const [isJumping, setIsJumping] = useState(false)
  useEffect(() => {
    if (!isJumping || move.isPending) return undefined
    const timer = setTimeout(() => setIsJumping(false), CALM)
    return () => clearTimeout(timer)
  }, [isJumping, move.isPending])
  function jump(to: string) {
    if (isJumping || move.isPending) return
    setIsJumping(true)
    move.mutate({ to })
  }
  return [isJumping || move.isPending, jump]
}

export type EventsPanelProps = {
  world: string
  clock: Clock
  move: ClockMove
  people: readonly ScenarioPerson[]
}

/** Scheduled events, soonest first; one click moves the clock there. */
export function EventsPanel({ world, clock, move, people }: EventsPanelProps) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const wordsOf = useEventTexts(people)
  const now = useTicking(clock)
  const { data: events, error } = useQuery(eventsQuery(world))
  const [isJumping, jump] = useJump(move)
  return (
    <Panel title={t(($) => $.event.title)} aside={<span className="soft small">{t(($) => $.event.hint)}</span>}>
      {!events && (error ? <Problem problem={error} /> : <Skeleton />)}
      {events?.length === 0 && <p className={styles.empty}>{t(($) => $.event.empty)}</p>}
      <ol className={styles.list}>
        {events?.map(({ id, at, ...event }) => {
          const { what, who } = wordsOf({ id, at, ...event })
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.event}
                aria-disabled={isJumping || undefined}
                onClick={() => jump(at)}
              >
                <span className={styles.what}>{what}</span>
                {who && <span>{who}</span>}
                <span className={styles.when}>
                  <time dateTime={at}>{instantText(at, language)}</time> · {timeLeft(Date.parse(at) - now, language)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
