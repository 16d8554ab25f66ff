import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import type { AlertEntry } from './alerts.ts'
import { TimerBar } from './timer-bar.tsx'
import { Toasts } from './toast-region.tsx'

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
