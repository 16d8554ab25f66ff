import { BedDouble, CalendarDays, Clock, Gift, HandHelping, type LucideIcon, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HelpOffer } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { shortDay } from '../../shared/format/czech-days.ts'
import { ownDomainOf } from '../../shared/format/link-target.ts'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Markdown } from '../../shared/ui/markdown/markdown.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { HowToAnswer } from './how-to-answer.tsx'
import { dayAndMonth, validityOf } from './offer-rules.ts'

const icons: Record<HelpOffer['kind'], LucideIcon> = {
  stay: BedDouble,
  service: HandHelping,
  thing: Gift,
  advice: MessagesSquare,
  event: CalendarDays,
}

/** One offer: what it is, from whom, until when, and how to accept it. */
export function OfferCard({ offer, today }: { offer: HelpOffer; today: string }) {
  const { t } = useTranslation('help-offer')
  const { website } = useConfig().hosts
  const titleId = `offer-${offer.offerId}`
  const Icon = icons[offer.kind]
  return (
    <Card as="article" variant="roomy" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Row gap={2}>
            <Chip tone="sky">
              <Icon aria-hidden="true" />
              {t(($) => $.kind[offer.kind])}
            </Chip>
            <Until validUntil={offer.validUntil} today={today} />
          </Row>
          <h2 id={titleId}>{offer.title}</h2>
          <p className="soft">{t(($) => $.provider, { name: offer.provider })}</p>
        </Stack>
        <Markdown text={offer.text} ownDomain={ownDomainOf(website)} headingShift={2} />
        <HowToAnswer offer={offer} />
      </Stack>
    </Card>
  )
}

/** The end date; gold if few days are left. */
function Until({ validUntil, today }: { validUntil: string | null; today: string }) {
  const { t } = useTranslation('help-offer')
  const validity = validityOf(validUntil, today)
  if (validUntil === null || validity === 'open') return <Chip>{t(($) => $.until.open)}</Chip>
  if (validity === 'until') return <Chip>{t(($) => $.until.until, { date: shortDay(validUntil) })}</Chip>
  return (
    <Chip tone="wait">
      <Clock aria-hidden="true" />
      {validity === 'soon' ? t(($) => $.until.soon, { date: dayAndMonth(validUntil) }) : t(($) => $.until.lastDay)}
    </Chip>
  )
}
