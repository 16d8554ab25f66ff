import { useTranslation } from 'react-i18next'
import type { RenewalReceipt } from '../../shared/api/wire.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { DescriptionList } from '../../shared/ui/description-list.tsx'

/** The number to name on the telephone, and when it was sent. */
export function Receipt({ receipt }: { receipt: RenewalReceipt }) {
  const { t } = useTranslation('renewal')
  return (
    <DescriptionList
      rows={[
        {
          id: 'number',
          term: t(($) => $.sent.receipt),
          value: <strong className="num">{keepTogether(receipt.receiptNumber)}</strong>,
        },
        { id: 'at', term: t(($) => $.sent.at), value: keepTogether(formatDateTime(receipt.sentAt, 'cs')) },
      ]}
    />
  )
}
