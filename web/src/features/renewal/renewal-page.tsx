import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { Renewal } from '../../shared/api/wire.ts'
import { Redirect } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { NotOpen } from './not-open.tsx'
import { OpenRenewal } from './open-renewal.tsx'
import styles from './renewal.module.css'
import { RenewalCall } from './renewal-call.tsx'
import { renewalQuery } from './renewal-queries.ts'
import { RenewalTitle } from './renewal-title.tsx'
import { RenewalWaiting } from './renewal-waiting.tsx'
import { answersOf, SentRenewal } from './sent-renewal.tsx'
import { type UnsentAnswers, unsentAnswers } from './unsent-answers.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import { useStatusFollows } from './use-status-follows.ts'
import { createWrittenAnswers, type WrittenAnswers } from './written-answers.ts'

/**
 * /prijemce/obnoveni-zadosti: the form while it is open, the sent answers afterwards, or the date
 * of the next one; whom to call in any case.
 */
export function RenewalPage() {
  const { data, failure, retry } = useLoaded(renewalQuery(useApi()))
  const [wasOpen, setWasOpen] = useState(false)
  if (data?.state === 'open' && !wasOpen) setWasOpen(true)
  useStatusFollows(data?.state)
  const [written] = useState(createWrittenAnswers)
  const unsent = data?.state === 'sent' && wasOpen ? unsentOf(data, written) : undefined
  // Everyone who had the form open sees the thanks, unless another tab sent other answers.
  if (data?.state === 'sent' && wasOpen && !unsent) return <Redirect to={paths.renewalSent} />
  const isNotOpen = failure?.error === 'renewal-not-open'
  return (
    <div className={styles.page}>
      {data?.state === 'open' ? (
        <OpenRenewal renewal={data} written={written} />
      ) : (
        <>
          <RenewalTitle />
          {unsent && <UnsentNotice unsent={unsent} />}
          {data && <SentRenewal renewal={data} />}
          {!data && isNotOpen && <NotOpen />}
          {!data && !isNotOpen && <RenewalWaiting failure={failure} onRetry={retry} />}
        </>
      )}
      <RenewalCall isSent={data?.state === 'sent'} />
    </div>
  )
}

function unsentOf({ request }: Renewal, written: WrittenAnswers): UnsentAnswers | undefined {
  const here = written.get()
  return here && request ? unsentAnswers(here.definition, here.read(), answersOf(request)) : undefined
}
