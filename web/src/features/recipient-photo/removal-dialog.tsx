import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import styles from './recipient-photo.module.css'
import { REMOVAL_FORM, RemovalForm } from './removal-form.tsx'

/** Requires a reason, because the foundation decides (rule 10.9); the typed text survives closing. */
export function RemovalDialog({ photo, onRequested }: { photo: RecipientPhoto; onRequested: () => void }) {
  const { t } = useTranslation('recipient-photo')
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  return (
    <>
      <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.removal.open)} <span className="visually-hidden">„{photo.description}“</span>
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        icon={null}
        title={t(($) => $.removal.title)}
        confirmLabel={t(($) => $.removal.confirm)}
        busy={isSending}
        onCancel={() => setOpen(false)}
        onConfirm={submit}
      >
        <RemovalForm
          photo={photo}
          onSending={setSending}
          onRequested={() => {
            setOpen(false)
            onRequested()
          }}
        />
      </ConfirmDialog>
    </>
  )
}

/** `requestSubmit` is newer than Safari 15. */
function submit() {
  document.getElementById(REMOVAL_FORM)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
