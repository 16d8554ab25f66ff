import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import type { GiftOnItsWay as Gift } from './giving-rules.ts'

/**
 * A gift that arrived but becomes visible on a later day: announced at once, so that the donor does
 * not pay twice.
 */
export function GiftOnItsWay({ gift }: { gift: Gift }) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const date = (day: string) => withNoBreakSpaces(formatDate(day, language))
  const title = t(($) => $.onItsWay.title, {
    amount: formatMoney(gift.Amount, language),
    date: date(gift.Received),
  })
  return (
    <Banner tone="ok" title={title}>
      <p className="soft">{t(($) => $.onItsWay.shown, { date: date(gift.VisibleFrom) })}</p>
    </Banner>
  )
}
