import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkKey } from '../../shared/navigation/link-key.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './help-request.module.css'
import { LoadFailed } from './load-failed.tsx'
import { RefusedLink } from './refused-link.tsx'
import { RequestCall } from './request-call.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import type { RequestRefusal } from './request-refusal.ts'
import { ReturnedRequest } from './returned-request.tsx'
import { useSentRequest } from './sent-request.ts'
import { useRequest } from './use-request.ts'

/** /dotaznik-editace: what the link from the e-mail opens, the receipt once it was sent, or what to do instead. */
export function EditPage() {
  const sent = useSentRequest()
  const linkKey = useLinkKey()
  if (sent) return <RequestReceipt sent={sent} isCorrection />
  if (linkKey === undefined) return <RefusedLink refusal="none" />
  return <ByLink key={linkKey} linkKey={linkKey} />
}

function ByLink({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('help-request')
  const [round, setRound] = useState(0)
  const [refusal, setRefusal] = useState<RequestRefusal>()
  const { found, retry } = useRequest(linkKey, round)
  const lookAgain = () => setRound((times) => times + 1)
  if (refusal) return <RefusedLink refusal={refusal} isNews />
  if (found.state === 'refused') return <RefusedLink refusal={found.refusal} receipt={found.receipt} />
  if (found.state === 'open') {
    return (
      <ReturnedRequest
        key={found.request.form.formId}
        linkKey={linkKey}
        request={found.request}
        isChanged={round > 0}
        onChanged={lookAgain}
        // What was sent elsewhere meanwhile has a receipt, which the request tells when it is read.
        onRefused={(why) => (why === 'used' ? lookAgain() : setRefusal(why))}
      />
    )
  }
  return (
    <div className={styles.page}>
      <h1>{t(($) => $.edit.title)}</h1>
      {found.state === 'failed' ? <LoadFailed failure={found.failure} onRetry={retry} /> : <Skeleton shape="block" />}
      <RequestCall />
    </div>
  )
}
