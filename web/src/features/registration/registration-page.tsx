import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { ErrorBoundary } from '#web/shared/ui/error-boundary.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { useCampaign } from './campaign.ts'
import noteStyles from './campaign-note.module.css'
import formStyles from './registration.module.css'
import { RegistrationForm } from './registration-form.tsx'
import styles from './registration-page.module.css'
import { type Opened, useRegistration } from './use-registration.ts'
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

type SignInPendingProps = { opened: Opened; onSignIn: (angelNumber: string) => Promise<void> }

/** Signing in failed: the next step without a second registration. */
function SignInPending({ opened, onSignIn }: SignInPendingProps) {
  const { t } = useTranslation('registration')
  const [busy, setBusy] = useState(false)
  const { angelNumber, canRetry, tries } = opened

  function retry() {
    setBusy(true)
    void onSignIn(angelNumber).finally(() => setBusy(false))
  }

  return (
    <Card as="section" variant="roomy" className={formStyles.section}>
      <p>{t(($) => $.pending.number)}</p>
      <p className={formStyles.number}>
        <IdentityNumber number={angelNumber} />
      </p>
      {tries > 1 && (
        <Banner key={tries} tone="error" role="alert">
          {t(($) => $.pending.again)}
        </Banner>
      )}
      <div className={formStyles.actions}>
        {canRetry && (
          <Button variant="primary" busy={busy} onClick={retry}>
            {t(($) => $.pending.retry)}
          </Button>
        )}
        <ButtonLink variant={canRetry ? 'secondary' : 'primary'} to={paths.login}>
          {t(($) => $.pending.logIn)}
        </ButtonLink>
      </div>
    </Card>
  )
}

const Note = lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote }))

/** Reserves the space from the first paint; the prerendered page knows no campaign. */
function CampaignNote() {
  const campaign = useCampaign()
  const isTakenOver = useSyncExternalStore(never, yes, no)
  if (isTakenOver && campaign === undefined) return null
  return (
    <div className={noteStyles.place}>
      {isTakenOver && campaign && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Note slug={campaign} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
