import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { formatDateTime } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Card } from '../../shared/ui/card.tsx'
import { DescriptionList } from '../../shared/ui/description-list.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './help-request.module.css'
import type { RequestRefusal } from './help-request-queries.ts'

type RefusedLinkProps = {
  refusal: RequestRefusal | 'none'
  /** The receipt of the request sent by the link. */
  receipt?: ApiFailure['receipt']
  /** It expired while the person was filling it in. */
  takesFocus?: boolean
}

export function RefusedLink({ refusal, receipt, takesFocus = false }: RefusedLinkProps) {
  const { t } = useTranslation('help-request')
  const number = receipt?.receiptNumber ?? ''
  const at = receipt ? withNoBreakSpaces(formatDateTime(receipt.sentAt, 'cs')) : ''
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <NoticeHeading takesFocus={takesFocus}>{t(($) => $.link[refusal].title)}</NoticeHeading>
        <p>{t(($) => $.link[refusal].text, { number, at })}</p>
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
