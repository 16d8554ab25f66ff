import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import type { DialogIcon } from './dialog-frame.tsx'

const Frame = lazyPart(async () => (await import('./dialog-frame.tsx')).DialogFrame)

type WindowProps = {
  isOpen: boolean
  title: ReactNode
  children?: ReactNode
  icon?: DialogIcon | null
  wide?: boolean
}

export type DialogProps = WindowProps & { onClose: () => void; confirmLabel?: ReactNode }

/** The centred popup with one confirm button (rule 3.8). The window's code loads when it first opens; see preloadDialogs. */
export function Dialog({ onClose, confirmLabel, icon = 'info', ...window }: DialogProps) {
  const { t } = useTranslation('ui')
  const actions = (
    <Button variant="primary" autoFocus onClick={onClose}>
      {confirmLabel ?? t(($) => $.buttonOk)}
    </Button>
  )
  return <LazyWindow {...window} icon={icon} onClose={onClose} actions={actions} />
}

export type ConfirmDialogProps = WindowProps & {
  onConfirm: () => void
  onCancel: () => void
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** The action is under way: the window stays open. */
  busy?: boolean
  /** Something typed would be lost: the way back is the main button and has the focus. */
  discards?: boolean
}

const MAIN = { variant: 'primary', autoFocus: true } as const

/** Icon question by default (rule 3.9). A second click while it fades out confirms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, onCancel, confirmLabel, cancelLabel, busy = false, discards = false, ...rest } = props
  const { icon = 'question', ...window } = rest
  const { t } = useTranslation('ui')
  const actions = (
    <>
      <Button {...(discards && MAIN)} onClick={onCancel}>
        {cancelLabel ?? t(($) => $.buttonCancel)}
      </Button>
      <Button {...(!discards && MAIN)} busy={busy} onClick={() => window.isOpen && onConfirm()}>
        {confirmLabel ?? t(($) => $.buttonConfirm)}
      </Button>
    </>
  )
  return <LazyWindow {...window} role="alertdialog" icon={icon} onClose={onCancel} actions={actions} />
}

function LazyWindow(props: ComponentProps<typeof Frame>) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}
