import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { LogoMark } from '#web/shared/ui/logo/logo.tsx'
import styles from './footer.module.css'

export function Footer({ forRecipients }: { forRecipients: boolean }) {
  const { t } = useTranslation('app')
  const { phones, email, version } = useConfig()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <section className={styles.about}>
          <LogoMark />
          <p>{t(($) => $.footer.about)}</p>
        </section>
        <section className={styles.contacts} aria-label={t(($) => $.footer.label)}>
          <p className={styles.help}>{t(($) => $.footer.help)}</p>
          <dl className={styles.lines}>
            <Line label={t(($) => $.footer.donors)} href={phones.donors.href} text={phones.donors.text} />
            <Line label={t(($) => $.footer.recipients)} href={phones.recipients.href} text={phones.recipients.text} />
            <Line label={t(($) => $.footer.email)} href={`mailto:${email}`} text={email} />
          </dl>
          <p>{t(($) => $.footer.hours)}</p>
        </section>
        <div className={styles.end}>
          <SocialLinks />
          <LinksOut forRecipients={forRecipients} />
          <p className={styles.version}>{t(($) => $.footer.version, { version })}</p>
        </div>
      </div>
    </footer>
  )
}

/** The foundation's other sites, in the same tab (rule 1.4). The members' area is for donors. */
function LinksOut({ forRecipients }: { forRecipients: boolean }) {
  const { t } = useTranslation('app')
  const linkOut = useExternalLink()
  const sites = forRecipients ? (['blog', 'terms'] as const) : (['blog', 'members', 'terms'] as const)
  return (
    <nav className={styles.sites} aria-label={t(($) => $.footer.sites)}>
      {sites.map((site) => (
        <a key={site} href={linkOut(site)}>
          {t(($) => $.footer[site])}
        </a>
      ))}
    </nav>
  )
}

function Line({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <a href={href}>{text}</a>
      </dd>
    </div>
  )
}

const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}

const DRAWINGS = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7H17l.6-4h-4.1V9c0-.6.2-1 .5-1z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.7-3.9a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  twitter:
    'M22 5.9c-.7.3-1.5.6-2.4.7.9-.5 1.5-1.3 1.8-2.3-.8.5-1.7.8-2.6 1A4.1 4.1 0 0 0 11.8 9 11.7 11.7 0 0 1 3.3 4.7a4.1 4.1 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.9.1.5 1.6 2 2.8 3.9 2.9A8.3 8.3 0 0 1 2 18.5a11.7 11.7 0 0 0 6.3 1.8c7.6 0 11.9-6.4 11.6-12.2.8-.6 1.5-1.3 2.1-2.2z',
  youtube:
    'M21.6 7.2a2.6 2.6 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.8 2.6 2.6 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.8zM10 15V9l5.2 3z',
  linkedin:
    'M6.9 8.5H3.6V20h3.3zM5.2 7.1a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM20.4 13.4c0-3.1-1.7-5.2-4.3-5.2-1.6 0-2.6.9-3.1 1.7V8.5H9.7V20H13v-6c0-1.4.6-2.7 2.1-2.7 1.4 0 2 1.1 2 2.7v6h3.3z',
}

type Network = keyof typeof NAMES

/** Prerendered before the configuration is known: the style sheet hides an empty address. */
function SocialLinks() {
  const { t } = useTranslation('app')
  const { social } = useConfig()
  return (
    <nav className={styles.social} aria-label={t(($) => $.footer.social)}>
      {(Object.keys(NAMES) as Network[]).map((network) => (
        <a key={network} href={social[network]} rel="noopener">
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d={DRAWINGS[network]} />
          </svg>
          <span className="visually-hidden">{NAMES[network]}</span>
        </a>
      ))}
    </nav>
  )
}
