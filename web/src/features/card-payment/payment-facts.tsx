import { useTranslation } from 'react-i18next'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { ANONYMOUS_NUMBER } from './payment-draft.ts'

export function PaymentFacts({ payment }: { payment: CardPayment }) {
  const { t } = useTranslation('card-payment')
  const { amount, angelNumber, frequency, startedAt, decidedAt, state } = payment
  const isPaid = state === 'approved' && decidedAt !== null
  return (
    <DescriptionList
      rows={[
        { id: 'amount', term: t(($) => $.result.amount), value: <Money crowns={amount} /> },
        {
          id: 'frequency',
          term: t(($) => $.result.frequency),
          value: t(($) => $.result[frequency === 'recurring' ? 'recurring' : 'oneOff']),
        },
        {
          id: 'angelNumber',
          term: t(($) => $.result.angelNumber),
          value:
            angelNumber === ANONYMOUS_NUMBER ? t(($) => $.result.anonymous) : <IdentityNumber number={angelNumber} />,
        },
        {
          id: 'when',
          term: t(($) => $.result[isPaid ? 'decidedAt' : 'startedAt']),
          value: <DateText value={isPaid ? decidedAt : startedAt} form="dateTime" />,
        },
      ]}
    />
  )
}
