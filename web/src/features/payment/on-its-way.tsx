import { useTranslation } from 'react-i18next'
import type { Giving } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'

/** Arrived but not visible yet: the donor does not need to look for it. */
export function OnItsWay({ gift }: { gift: NonNullable<Giving['OnItsWay']> }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const date = (day: string) => formatDate(day, language)
  return (
    <Banner
      tone="ok"
      title={
        <SpokenText
          text={t(($) => $.onItsWay.title, {
            amount: formatMoney(gift.Amount, language),
            date: date(gift.Received),
          })}
        />
      }
    >
      <SpokenText text={t(($) => $.onItsWay.lead, { date: date(gift.VisibleFrom) })} />
    </Banner>
  )
}
