import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useExternalLink } from '../../shared/navigation/links-out.ts'
import { LogoMark } from '../../shared/ui/logo.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

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
