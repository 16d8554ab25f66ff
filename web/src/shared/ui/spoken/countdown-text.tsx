import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountdown } from '#web/shared/format/countdown.ts'

/** Rule 5.9 */
export const countdownDefaultMs = 30 * 60 * 1000

export type CountdownTextProps = {
  /** Epoch ms by the clock of `now`. By default 30 minutes after the component is mounted (rule 5.9). */
  deadline?: number | undefined
  /** The present time, epoch ms: pass the server's clock, so that a phone with a wrong clock counts right (rule 18.17). */
  now: () => number
  /** Called once, when the deadline passes. */
  onEnd?: (() => void) | undefined
}

/** Counts to an absolute deadline: right after a phone slept. Announced at the last minute and at the end only. */
export function CountdownText({ deadline, now, onEnd }: CountdownTextProps) {
  const [end] = useState(() => now() + countdownDefaultMs)
  const until = deadline ?? end
  return <Countdown key={until} until={until} now={now} onEnd={onEnd} />
}

function Countdown({ until, now, onEnd }: Omit<CountdownTextProps, 'deadline'> & { until: number }) {
  const { t } = useTranslation('ui')
  const measure = () => Math.max(0, until - now())
  const [left, setLeft] = useState(measure)
  const isOver = left === 0
  const tick = useEffectEvent(() => setLeft(measure()))
  const finish = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (isOver) {
      finish()
      return
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [isOver])

  const spoken = isOver ? t(($) => $.timeIsUp) : left <= 60_000 ? t(($) => $.lastMinute) : ''
  return (
    <>
      <time className="num" role="timer">
        {formatCountdown(left)}
      </time>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  )
}
