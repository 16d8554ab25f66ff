import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './table.module.css'

/** A button that shows one more row of a table. */
export function MoreRows({ question, onAdd }: { question: string | undefined; onAdd: () => void }) {
  const { t } = useTranslation('form')
  return (
    <div className={styles.more}>
      <Button variant="secondary" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t(($) => $.addRow)} <span className="visually-hidden">{question}</span>
      </Button>
    </div>
  )
}
