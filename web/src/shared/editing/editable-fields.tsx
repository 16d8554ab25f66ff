import type { ReactNode } from 'react'
import styles from './editing.module.css'
import { useEditingLock } from './use-editing-lock.ts'

/** Read-only around a payout (rule 10.16), also if that begins while the user types. The frame says why and until when. */
export function EditableFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useEditingLock().state === 'locked'} className={styles.fields}>
      {children}
    </fieldset>
  )
}
