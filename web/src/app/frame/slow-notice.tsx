import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slowLoadingAfter } from '../../shared/api/query.ts'
import styles from './slow-notice.module.css'

/**
 * Says that loading takes long: 3 s after the first request was sent, 5 s on slow connections (rule
 * 16.13).
 */
export function SlowNotice() {
  const { t } = useTranslation('app')
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return (
    <div role="status" className={styles.place}>
      {isWaiting && <AfterAWhile>{t(($) => $.slow)}</AfterAWhile>}
    </div>
  )
}

function AfterAWhile({ children }: { children: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowLoadingAfter())
    return () => clearTimeout(timer)
  }, [])
  return isLate && <p className={styles.notice}>{children}</p>
}
