import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { type LastPayment, trailOf } from './giving-rules.ts'

type GiftReceivedProps = { payment: LastPayment; today: string; isCompany: boolean }

/** The received-payment notice of rule 2.5: the amount, the date, and what happens next. */
export function GiftReceived({ payment, today, isCompany }: GiftReceivedProps) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const date = (day: string) => withNoBreakSpaces(formatDate(day, language))
  const { handed } = trailOf(payment, today)
  return (
    <Banner
      tone="ok"
      title={t(($) => $[isCompany ? 'company' : 'person'].received, {
        amount: formatMoney(payment.Amount, language),
        date: date(payment.Received),
      })}
    >
      <p className="soft">{t(($) => $.handover[handed], { date: date(payment.RedistributionDate) })}</p>
    </Banner>
  )
}
