import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { DialogFrame } from '../../shared/ui/overlay/dialog-frame.tsx'
import { ChangeForm } from './change-form.tsx'

export type ChangeWindowProps = {
  payment: RecurringPayment
  onClose: () => void
  onDone: (news: 'changed' | 'gone', fresh: RecurringPayment) => void
}

/** The window in which the amount is changed; comes with its form in a chunk of its own. */
export function ChangeWindow(props: ChangeWindowProps) {
  const { t } = useTranslation('recurring-payment')
  return (
    <DialogFrame isOpen onClose={props.onClose} icon={null} title={t(($) => $.change.title)}>
      <ChangeForm {...props} />
    </DialogFrame>
  )
}
