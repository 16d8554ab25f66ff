import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { useExternalLink } from '../../shared/navigation/links-out.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/class-names.ts'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './login-links.module.css'
import { passUsernameOn } from './pass-username-on.ts'

/** Help for a lost password; by telephone until the password reset has its page. */
export function ForgottenPassword() {
  const { t } = useTranslation('login')
  const { phones } = useConfig()
  const byPhone = (
    <>
      {t(($) => $.resetByPhone)} <PhoneLink {...phones.donors} />.
    </>
  )
  return (
    <p className="small">
      <KnownLink className="standalone-link" to={paths.passwordReset} fallback={byPhone} onClick={passUsernameOn}>
        {t(($) => $.resetPassword)}
      </KnownLink>
    </p>
  )
}

/** New donors go to the foundation's site until registration is here. */
export function OtherDoors() {
  const { t } = useTranslation('login')
  const linkOut = useExternalLink()
  return (
    <>
      <p className={styles.door}>
        {t(($) => $.newAngel)}{' '}
        <KnownLink
          className="standalone-link"
          to={paths.registration}
          fallback={<a href={linkOut('website')}>{t(($) => $.becomeAngel)}</a>}
        >
          {t(($) => $.register)}
        </KnownLink>
      </p>
      <p className={cx(styles.door, 'soft small')}>
        {t(($) => $.forRecipients)}{' '}
        <Link className="standalone-link" to={paths.recipientLogin}>
          {t(($) => $.recipientLogin)}
        </Link>
      </p>
    </>
  )
}
