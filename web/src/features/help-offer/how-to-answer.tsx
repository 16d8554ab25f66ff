import { ExternalLink, Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HelpOffer } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { linkTarget, ownDomainOf } from '../../shared/format/link-target.ts'
import { formatPhone } from '../../shared/format/phone.ts'
import { cx } from '../../shared/ui/class-names.ts'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './help-offer.module.css'

/** How the family accepts the offer: all contacts that the offer has. */
export function HowToAnswer({ offer: { phone, email, link } }: { offer: HelpOffer }) {
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
      {address} <span className="visually-hidden">{t(($) => $.answer.newTab)}</span>
    </a>
  )
}
