import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IdentityNumber } from '../../shared/ui/identity-number.tsx'
import styles from './registration.module.css'
import type { Opened } from './use-registration.ts'

type SignInPendingProps = { opened: Opened; onSignIn: (angelNumber: string) => Promise<void> }

/** Signing in failed: the next step without a second registration. */
export function SignInPending({ opened, onSignIn }: SignInPendingProps) {
  const { t } = useTranslation('registration')
  const [busy, setBusy] = useState(false)
  const { angelNumber, canRetry, tries } = opened

  function retry() {
    setBusy(true)
    void onSignIn(angelNumber).finally(() => setBusy(false))
  }

  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <p>{t(($) => $.pending.number)}</p>
      <p className={styles.number}>
        <IdentityNumber number={angelNumber} />
      </p>
      {tries > 1 && (
        <Banner key={tries} tone="error" role="alert">
          {t(($) => $.pending.again)}
        </Banner>
      )}
      <div className={styles.actions}>
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
