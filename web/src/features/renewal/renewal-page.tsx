import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { Redirect } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { NotOpen } from './not-open.tsx'
import { OpenRenewal } from './open-renewal.tsx'
import styles from './renewal.module.css'
import { RenewalCall } from './renewal-call.tsx'
import { renewalQuery } from './renewal-queries.ts'
import { RenewalTitle } from './renewal-title.tsx'
import { RenewalWaiting } from './renewal-waiting.tsx'
import { SentRenewal } from './sent-renewal.tsx'
import { useStatusFollows } from './use-status-follows.ts'

/** /prijemce/obnoveni-zadosti: the form while it is open, what was sent afterwards, or when it will be; whom to call in any case. */
export function RenewalPage() {
  const { data, failure, retry } = useLoaded(renewalQuery(useApi()))
  const [wasOpen, setWasOpen] = useState(false)
  if (data?.state === 'open' && !wasOpen) setWasOpen(true)
  useStatusFollows(data?.state)
  // Whoever had the form before them is thanked, however it came to be sent.
  if (data?.state === 'sent' && wasOpen) return <Redirect to={paths.renewalSent} />
  const isNotOpen = failure?.error === 'renewal-not-open'
  return (
    <div className={styles.page}>
      {data?.state === 'open' ? (
        <OpenRenewal renewal={data} />
      ) : (
        <>
          <RenewalTitle />
          {data && <SentRenewal renewal={data} />}
          {!data && isNotOpen && <NotOpen />}
          {!data && !isNotOpen && <RenewalWaiting hasFailed={failure !== undefined} onRetry={retry} />}
        </>
      )}
      <RenewalCall isSent={data?.state === 'sent'} />
    </div>
  )
}
