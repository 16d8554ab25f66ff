import { useTranslation } from 'react-i18next'
import { DialogFrame } from '#web/shared/ui/overlay/dialog-frame.tsx'
import { ChangeForm, type ChangeFormProps } from './change-form.tsx'

/** The dialog in which the amount is changed; loads with its form in a chunk of its own. */
export function ChangeWindow(props: ChangeFormProps) {
  const { t } = useTranslation('recurring-payment')
  return (
    <DialogFrame isOpen onClose={props.onClose} icon={null} title={t(($) => $.change.title)}>
      <ChangeForm {...props} />
    </DialogFrame>
  )
}
