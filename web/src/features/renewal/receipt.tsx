import { useTranslation } from 'react-i18next'
import type { RenewalReceipt } from '#web/shared/api/wire.ts'
import { withNoBreakSpaces } from '#web/shared/format/czech-typography.ts'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'

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
