import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { SavedTextNotice } from './saved-text-notice.tsx'
import styles from './session-end.module.css'

type LastingDialogProps = { isOpen: boolean; onSignIn: () => void; onClose: () => void }

/** One sign-in lasts a working day at most: explains it, with the next step. */
export function LastingDialog({ isOpen, onSignIn, onClose }: LastingDialogProps) {
  const { t } = useTranslation('session-end')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      icon="info"
      title={t(($) => $.refused.title)}
      confirmLabel={t(($) => $.refused.signIn)}
      cancelLabel={t(($) => $.close)}
      onConfirm={onSignIn}
      onCancel={onClose}
    >
      <div className={styles.words}>
        <p role="alert">{t(($) => $.refused.text)}</p>
        <SavedTextNotice />
      </div>
    </ConfirmDialog>
  )
}
