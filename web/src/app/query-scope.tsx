import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slowLoadingAfter } from '../shared/api/query.ts'
import { onTimeDiscarded } from '../shared/api/server-clock.ts'
import styles from './frame/slow-notice.module.css'
import { queryClientOf } from './query-clients.ts'
import { useServices } from './services-context.tsx'

/** Remounted, and so emptied, for the next user. Not part of the login pages' code. */
export function QueryScope({ children }: { children: ReactNode }) {
  const services = useServices()
  const [client] = useState(() => queryClientOf(services))
  useEffect(() => () => client.clear(), [client])
  // Locks, prompts and lists depend on the provider's time, and the foundation's texts on the language of the call.
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries()
    services.i18n.on('languageChanged', readAgain)
    const stop = onTimeDiscarded(readAgain)
    return () => {
      services.i18n.off('languageChanged', readAgain)
      stop()
    }
  }, [client, services])
  return (
    <QueryClientProvider client={client}>
      {children}
      <SlowNotice />
    </QueryClientProvider>
  )
}

/** Shown 3 s after the first request was sent, 5 s on slow connections (rule 16.13). A part that has failed says so itself while it is tried again. */
function SlowNotice() {
  const { t } = useTranslation('pages')
  const isWaiting =
    useIsFetching({ predicate: ({ state }) => state.status === 'pending' && state.fetchFailureCount === 0 }) > 0
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
