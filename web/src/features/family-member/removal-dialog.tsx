import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { RemovalForm } from './removal-form.tsx'

type RemovalDialogProps = {
  member: FamilyMember
  /** With the instant (ISO) of the request, or without one. */
  onClose: (requestedAt?: string) => void
}

/**
 * Requires a reason, because the foundation decides (rule 10.7); the typed text survives however
 * the dialog is closed.
 */
export function RemovalDialog({ member, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('family-member')
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <ConfirmDialog
      isOpen
      icon={null}
      title={t(($) => $.removal.title, { name: member.Name })}
      confirmLabel={t(($) => $.removal.confirm)}
      cancelLabel={t(($) => $.removal.cancel)}
      busy={isSending}
      onCancel={() => onClose()}
      // Submits as Enter in a one-line form does; requestSubmit is newer than Safari 15.
      onConfirm={() => form.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))}
    >
      <RemovalForm member={member} formElement={form} onSending={setSending} onRequested={onClose} />
    </ConfirmDialog>
  )
}
