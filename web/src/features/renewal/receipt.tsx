import { useTranslation } from 'react-i18next'
import type { RenewalReceipt } from '../../shared/api/wire.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { DescriptionList } from '../../shared/ui/description-list.tsx'

/** The number for phone calls, and the time of sending. */
export function Receipt({ receipt }: { receipt: RenewalReceipt }) {
  const { t } = useTranslation('renewal')
  return (
    <DescriptionList
      rows={[
        {
          id: 'number',
          term: t(($) => $.sent.receipt),
          value: <strong className="num">{withNoBreakSpaces(receipt.receiptNumber)}</strong>,
        },
        { id: 'at', term: t(($) => $.sent.at), value: <DateText value={receipt.sentAt} form="dateTime" /> },
      ]}
    />
  )
}
