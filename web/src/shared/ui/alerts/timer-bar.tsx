import { cx } from '../class-names.ts'
import { type AlertIcon, alertMs } from './alerts.ts'
import styles from './timer-bar.module.css'

type TimerBarProps = { icon: AlertIcon; timer?: number | undefined; onEnd?: () => void }

/** Shrinks in `timer` milliseconds. `onEnd` is called when it is over, which waits while the animation is paused. */
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
