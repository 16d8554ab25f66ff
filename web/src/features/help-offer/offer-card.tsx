import {
  BedDouble,
  CalendarDays,
  Clock,
  ExternalLink,
  Gift,
  HandHelping,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Phone,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HelpOffer } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { linkTarget, ownDomainOf } from '#web/shared/format/link-target.ts'
import { formatPhone } from '#web/shared/format/phone.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-offer.module.css'
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
              <span>{t(($) => $.kind[offer.kind])}</span>
            </Chip>
            <Until expiresOn={offer.expiresOn} today={today} />
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
function Until({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  const { t } = useTranslation('help-offer')
  const validity = validityOf(expiresOn, today)
  if (expiresOn === null || validity === 'open') return <Chip>{t(($) => $.until.open)}</Chip>
  if (validity === 'until')
    return (
      <Chip>
        <SpokenText text={t(($) => $.until.until, { date: shortDay(expiresOn) })} />
      </Chip>
    )
  return (
    <Chip tone="wait">
      <Clock aria-hidden="true" />
      {validity === 'soon' ? (
        <SpokenText text={t(($) => $.until.soon, { date: dayAndMonth(expiresOn) })} />
      ) : (
        <span>{t(($) => $.until.lastDay)}</span>
      )}
    </Chip>
  )
}

/** How the family accepts the offer: all contacts that the offer has. */
function HowToAnswer({ offer: { phone, email, link } }: { offer: HelpOffer }) {
  const { t } = useTranslation('help-offer')
  if (!phone && !email && !link) return null
  return (
    <section className={styles.answer}>
      <h3 className={styles.answerTitle}>{t(($) => $.answer.title)}</h3>
      <ul className={cx('standalone-links', styles.ways)}>
        {phone && (
          <li>
            <Phone aria-hidden="true" />
            <PhoneLink href={`tel:${phone}`} text={formatPhone(phone)} />
          </li>
        )}
        {email && (
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {link && (
          <li>
            <ExternalLink aria-hidden="true" />
            <LinkOut address={link} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** The visible text is the address itself, so an external one opens in a new tab (rule 1.3). */
function LinkOut({ address }: { address: string }) {
  const { t } = useTranslation('help-offer')
  const { website } = useConfig().hosts
  const target = linkTarget(address, address, ownDomainOf(website))
  if (target.kind === 'none') return <span>{address}</span>
  if (target.kind === 'same-tab') return <a href={target.href}>{address}</a>
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer">
      <span>{address}</span> <span className="visually-hidden">{t(($) => $.answer.newTab)}</span>
    </a>
  )
}
