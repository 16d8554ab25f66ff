import { useEffect, useState } from 'react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { cx } from '../class-names.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import { reservePressStyle } from '../overlay/reserve-press-style.ts'
import { ToneIcon } from '../tone-icon.tsx'
import { type AlertEntry, type AlertIcon, alertMs } from './alerts.ts'
import barStyles from './timer-bar.module.css'
import styles from './toast-region.module.css'

reservePressStyle(document)

type ToastEntry = AlertEntry & { kind: 'alert' }

/** Toasts at the top right, 10 s each; the timer is paused under the pointer or focus. F6 reaches them. */
function Toasts({ entries }: { entries: readonly ToastEntry[] }) {
  const { t } = useTranslation('ui')
  const [queue] = useState(() => new ToastQueue<ToastEntry>({ maxVisibleToasts: 4 }))
  const [keys] = useState(() => new Map<number, string>())

  useEffect(() => {
    for (const entry of entries) {
      if (keys.has(entry.id)) continue
      const timeout = entry.options.timer ?? alertMs
      keys.set(entry.id, queue.add(entry, { timeout, onClose: () => entry.settle(true) }))
    }
    // Dismissed from outside: the entry was removed, so its toast is closed too.
    for (const [id, key] of keys) {
      if (entries.some((entry) => entry.id === id)) continue
      keys.delete(id)
      queue.close(key)
    }
  }, [entries, keys, queue])

  return (
    <ToastRegion queue={queue} className={styles.region ?? ''} aria-label={t(($) => $.alert.region)}>
      {({ toast }) => {
        const { options } = toast.content
        const icon = options.icon ?? 'error'
        return (
          <Toast toast={toast} className={styles.toast ?? ''}>
            <ToneIcon tone={icon} className={cx(styles.icon, styles[icon])} />
            <ToastContent>
              <Text slot="title" className={styles.title ?? ''}>
                {options.title ?? t(($) => $.alert[icon])}
              </Text>
              <Text slot="description" className={styles.text ?? ''}>
                {options.text}
              </Text>
            </ToastContent>
            <CloseButton onClick={() => queue.close(toast.key)} />
            <TimerBar icon={icon} timer={toast.timeout} />
          </Toast>
        )
      }}
    </ToastRegion>
  )
}

/** Shows the entries: toasts at the top right all at once, windows one after another. In a lazily loaded chunk. */
export function AlertHost({ entries }: { entries: readonly AlertEntry[] }) {
  const toasts = entries.filter(isToast)
  const first = entries.find((entry) => !isToast(entry))
  return (
    <>
      {first && <AlertWindow key={first.id} entry={first} />}
      <Toasts entries={toasts} />
    </>
  )
}

function isToast(entry: AlertEntry): entry is AlertEntry & { kind: 'alert' } {
  return entry.kind === 'alert' && entry.options.toast === true
}

function AlertWindow({ entry }: { entry: AlertEntry }) {
  const { t } = useTranslation('ui')
  const { options } = entry
  const icon = options.icon ?? (entry.kind === 'confirm' ? 'question' : 'error')
  return (
    <DialogFrame
      isOpen
      onClose={() => entry.settle(false)}
      icon={icon}
      title={options.title ?? t(($) => $.alert[icon])}
      actions={
        <>
          {entry.kind === 'confirm' && (
            <Button onClick={() => entry.settle(false)}>{entry.options.cancelLabel ?? t(($) => $.buttonCancel)}</Button>
          )}
          <Button variant="primary" autoFocus onClick={() => entry.settle(true)}>
            {options.confirmLabel ?? (entry.kind === 'confirm' ? t(($) => $.buttonConfirm) : t(($) => $.buttonOk))}
          </Button>
        </>
      }
    >
      <div>{options.text}</div>
      {entry.kind === 'alert' && <TimerBar icon={icon} timer={entry.options.timer} onEnd={() => entry.settle(true)} />}
    </DialogFrame>
  )
}

type TimerBarProps = { icon: AlertIcon; timer?: number | undefined; onEnd?: () => void }

/** Shrinks in `timer` milliseconds. `onEnd` is called when the animation ends; a paused animation delays it. */
function TimerBar({ icon, timer = alertMs, onEnd }: TimerBarProps) {
  return (
    <span
      className={cx(barStyles.bar, barStyles[icon])}
      data-timer={timer}
      style={{ animationDuration: `${timer}ms` }}
      onAnimationEnd={onEnd}
    />
  )
}
