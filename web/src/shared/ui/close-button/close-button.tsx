import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './close-button.module.css'

export function CloseButton({ onClick, className }: { onClick: () => void; className?: string | undefined }) {
  const { t } = useTranslation('ui')
  return (
    <button type="button" className={cx(styles.close, className)} aria-label={t(($) => $.close)} onClick={onClick}>
      <X aria-hidden="true" />
    </button>
  )
}
