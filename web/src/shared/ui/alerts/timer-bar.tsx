import { cx } from '../class-names.ts'
import { type AlertIcon, alertMs } from './alerts.ts'
import styles from './timer-bar.module.css'

type TimerBarProps = { icon: AlertIcon; timer?: number | undefined; onEnd?: () => void }

/** Shrinks in `timer` milliseconds. `onEnd` is called when the animation ends; a paused animation delays it. */
export function TimerBar({ icon, timer = alertMs, onEnd }: TimerBarProps) {
  return (
    <span
      className={cx(styles.bar, styles[icon])}
      data-timer={timer}
      style={{ animationDuration: `${timer}ms` }}
      onAnimationEnd={onEnd}
    />
  )
}
