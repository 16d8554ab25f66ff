import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { formatDateTime } from '#web/shared/format/date.ts'
import { useLinkKey } from '#web/shared/navigation/link-key.ts'
import type { LinkGateProps, OpenedTabKey } from '#web/shared/navigation/tab-key.ts'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-request.module.css'
import type { RequestRefusal } from './help-request-queries.ts'
import { RequestReceipt } from './request-receipt.tsx'
import { LoadFailed } from './request-waiting.tsx'
import { ReturnedRequest } from './returned-request.tsx'
import { useSentRequest } from './sent-request.ts'
import { useRequest } from './use-request.ts'

/** /dotaznik-editace */
export function EditPage({ LinkGate }: { LinkGate: ComponentType<LinkGateProps> }) {
  const sent = useSentRequest()
  const linkKey = useLinkKey()
  if (sent) return <RequestReceipt sent={sent} isCorrection />
  if (linkKey === undefined) return <RefusedLink refusal="none" />
  return (
    <LinkGate
      key={linkKey}
      linkKey={linkKey}
      waiting={<Frame />}
      renderEnded={(why) => <RefusedLink refusal={why === 'malformed' ? 'unknown' : why} />}
    >
      {(tab) => <ByLink key={tab.key} linkKey={linkKey} tab={tab} />}
    </LinkGate>
  )
}

function ByLink({ linkKey, tab }: { linkKey: string; tab: OpenedTabKey }) {
  const [round, setRound] = useState(0)
  const [refusal, setRefusal] = useState<RequestRefusal>()
  const { found, retry } = useRequest(tab.key, round)
  const lookAgain = () => setRound((times) => times + 1)
  // The tab's key expires sooner than the link: the person proves their identity again.
  const isLost = refusal === 'unknown' || (found.state === 'refused' && found.refusal === 'unknown')
  const { lose } = tab
  useEffect(() => {
    if (isLost) lose()
  }, [isLost, lose])
  if (isLost) return <Frame />
  if (refusal) return <RefusedLink refusal={refusal} takesFocus />
  if (found.state === 'refused') return <RefusedLink refusal={found.refusal} receipt={found.receipt} />
  if (found.state === 'open') {
    return (
      <ReturnedRequest
        key={found.request.form.formId}
        linkKey={linkKey}
        requestKey={tab.key}
        request={found.request}
        isChanged={round > 0}
        onChanged={lookAgain}
        // A request sent elsewhere meanwhile has a receipt, which is part of the loaded request.
        onRefused={(why) => (why === 'used' ? lookAgain() : setRefusal(why))}
      />
    )
  }
  return <Frame>{found.state === 'failed' && <LoadFailed failure={found.failure} onRetry={retry} />}</Frame>
}

function Frame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('help-request')
  return (
    <div className={styles.page}>
      <h1>{t(($) => $.edit.title)}</h1>
      {children || <Skeleton shape="page" />}
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
    </div>
  )
}

type RefusedLinkProps = {
  refusal: RequestRefusal | 'none'
  /** The receipt of the request sent by the link. */
  receipt?: ApiFailure['receipt']
  /** It expired while the person was filling it in. */
  takesFocus?: boolean
}

function RefusedLink({ refusal, receipt, takesFocus = false }: RefusedLinkProps) {
  const { t } = useTranslation('help-request')
  const number = receipt?.receiptNumber ?? ''
  const at = receipt ? formatDateTime(receipt.sentAt, 'cs') : ''
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <NoticeHeading takesFocus={takesFocus}>{t(($) => $.link[refusal].title)}</NoticeHeading>
        <p>
          <SpokenText text={t(($) => $.link[refusal].text, { number, at })} />
        </p>
        {refusal === 'used' && <p>{t(($) => $.link.used.again)}</p>}
      </Stack>
      <ReachUs />
    </div>
  )
}

/** The phone and the e-mail, as the next step. */
function ReachUs() {
  const { t } = useTranslation('help-request')
  const { phones, email } = useConfig()
  const rows = [
    { id: 'phone', term: t(($) => $.link.phone), value: <PhoneLink {...phones.recipients} /> },
    { id: 'email', term: t(($) => $.link.email), value: <a href={`mailto:${email}`}>{email}</a> },
  ]
  return (
    <Card as="section">
      <DescriptionList rows={rows} />
      <p className="soft small">{t(($) => $.call.lead)}</p>
    </Card>
  )
}
