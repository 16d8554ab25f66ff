import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './more-links.module.css'

/** For questions that the page does not answer: contacts first, then further reading. */
export function MoreLinks() {
  const { t } = useTranslation('giving')
  const linkOut = useExternalLink()
  const { phones, email } = useConfig()
  return (
    <aside aria-label={t(($) => $.more.title)} className={cx('standalone-links', styles.more)}>
      <p>
        {t(($) => $.more.ask)} <PhoneLink {...phones.donors} />
        {', '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ul className={styles.links}>
        {(['website', 'blog', 'terms'] as const).map((site) => (
          <li key={site}>
            <a href={linkOut(site)}>{t(($) => $.more[site])}</a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
