import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../format/date.ts'
import { Banner } from '../ui/banner.tsx'
import { SpokenText } from '../ui/spoken-text.tsx'
import styles from './editable-fields.module.css'
import { useEditingLock } from './use-editing-lock.ts'

/** Read-only around a payout, with the reason and the end (rule 10.16). The lock may begin while the user types. */
export function EditableFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editing')
  const { state, until = '' } = useEditingLock()
  const isLocked = state === 'locked'
  return (
    <>
      <div role="status">
        {isLocked && (
          <Banner tone="warn" title={t(($) => $.locked.title)}>
            <SpokenText text={t(($) => $.locked.text, { until: formatDateTime(until, 'cs') })} />
          </Banner>
        )}
      </div>
      <fieldset disabled={isLocked} className={styles.fields}>
        {children}
      </fieldset>
    </>
  )
}
