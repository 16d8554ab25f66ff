import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { LogoMark } from '../../shared/ui/logo.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
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
          <p className={styles.version}>{t(($) => $.footer.version, { version })}</p>
        </div>
      </div>
    </footer>
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
