import { useTranslation } from 'react-i18next'
import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { leaveTabNote } from '#web/shared/navigation/tab-note.ts'
import { paths } from '#web/shared/paths.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { fieldId } from '#web/shared/ui/fields/field-aria.ts'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './login.module.css'

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

/** Passes the typed user name to the password reset, so that it need not be typed again. */
export function passUsernameOn(): void {
  const field = document.getElementById(fieldId('username'))
  const name = field instanceof HTMLInputElement ? tidyUsername(field.value) : ''
  if (name !== '') leaveTabNote('forgotten-by', name)
}
