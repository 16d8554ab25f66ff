import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
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
