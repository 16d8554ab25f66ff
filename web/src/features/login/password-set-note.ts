import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { takeTabNote } from '#web/shared/navigation/tab-note.ts'
import { showAlert } from '#web/shared/ui/alerts/alerts.ts'

/** Confirms that the new password is set. A toast: a line above the form would shift the layout. */
export function usePasswordSetNote(): void {
  const { t } = useTranslation('login')
  useEffect(() => {
    if (takeTabNote('password-set') === undefined) return
    void showAlert({ text: t(($) => $.passwordSet), icon: 'ok', toast: true })
  }, [t])
}
