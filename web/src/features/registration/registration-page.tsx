import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { CampaignNote } from './campaign-place.tsx'
import { RegistrationForm } from './registration-form.tsx'
import styles from './registration-page.module.css'
import { SignInPending } from './sign-in-pending.tsx'
import { useRegistration } from './use-registration.ts'
import { WingedHeart } from './winged-heart.tsx'

/** The form; once the account is created, the remaining steps before the thank-you. */
export function RegistrationPage() {
  const { t } = useTranslation('registration')
  const flow = useRegistration()
  const { opened } = flow
  if (opened) {
    return (
      <Evening
        hello={
          <>
            <NoticeHeading takesFocus>{t(($) => $.pending.title)}</NoticeHeading>
            <p className={styles.lead}>{t(($) => (opened.canRetry ? $.pending.retryLead : $.pending.logInLead))}</p>
          </>
        }
      >
        <SignInPending opened={opened} onSignIn={flow.signIn} />
      </Evening>
    )
  }
  return (
    <Evening
      hello={
        <>
          <h1>{t(($) => $.title)}</h1>
          <p className={styles.lead}>{t(($) => $.lead)}</p>
          <p>
            {t(($) => $.haveAccount)}{' '}
            <Link className="standalone-link" to={paths.login}>
              {t(($) => $.logIn)}
            </Link>
          </p>
          <CampaignNote />
        </>
      }
    >
      <RegistrationForm flow={flow} />
    </Evening>
  )
}

/** Text in the evening sky, and the content below it on the light page. */
function Evening({ hello, children }: { hello: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <div className={styles.hello}>
          <div className={styles.text}>{hello}</div>
          <div className={styles.picture}>
            <WingedHeart />
          </div>
        </div>
      </div>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
