import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { takeTabNote } from '../../shared/navigation/tab-note.ts'
import { showAlert } from '../../shared/ui/alerts/alerts.ts'

/** Says to who comes from setting a new password that it is set. A toast: a line above the form would move it under the hand. */
export function usePasswordSetNote(): void {
  const { t } = useTranslation('login')
  useEffect(() => {
    if (takeTabNote('password-set') === undefined) return
    void showAlert({ text: t(($) => $.passwordSet), icon: 'ok', toast: true })
  }, [t])
}
