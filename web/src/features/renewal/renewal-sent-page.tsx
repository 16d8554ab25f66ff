import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { paths } from '../../shared/paths.ts'
import styles from './renewal.module.css'
import { RenewalCall } from './renewal-call.tsx'
import { renewalQuery } from './renewal-queries.ts'
import { RenewalRedirect } from './renewal-redirect.tsx'
import { RenewalTitle } from './renewal-title.tsx'
import { RenewalWaiting } from './renewal-waiting.tsx'
import { Thanks } from './thanks.tsx'

/** /prijemce/obnoveni-zadosti/odeslano: a family that has not sent anything is redirected to the renewal. */
export function RenewalSentPage() {
  const { data, failure, retry } = useLoaded(renewalQuery(useApi()))
  if (data?.receipt) {
    return (
      <div className={styles.page}>
        <Thanks receipt={data.receipt} />
        <RenewalCall isSent />
      </div>
    )
  }
  if (data || failure?.error === 'renewal-not-open') return <RenewalRedirect to={paths.renewal} />
  return (
    <div className={styles.page}>
      <RenewalTitle />
      <RenewalWaiting failure={failure} onRetry={retry} />
      <RenewalCall />
    </div>
  )
}
