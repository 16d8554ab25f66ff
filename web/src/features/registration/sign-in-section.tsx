import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyEmail } from '#rules/formats/tidy-email.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { leaveTabNote } from '#web/shared/navigation/tab-note.ts'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { NewPasswordField } from '#web/shared/ui/fields/new-password-field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import styles from './registration.module.css'

type SignInSectionProps = {
  form: RefObject<HTMLFormElement | null>
  isTaken: boolean
  /** A registration was lost before: the account found may be the donor's own. */
  wasLost: boolean
}

const knownNames = ['firstName', 'lastName', 'companyName', 'email']

/** The new donor's e-mail and password. */
export function SignInSection({ form, isTaken, wasLost }: SignInSectionProps) {
  const { t } = useTranslation('registration')

  function typedIn(name: string): string {
    const control = form.current?.elements.namedItem(name)
    return control instanceof HTMLInputElement ? control.value : ''
  }

  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="registration-sign-in">
      <h2 id="registration-sign-in">{t(($) => $.signInTitle)}</h2>
      <EmailField name="email" hint={t(($) => $.emailHint)} autoComplete="email" enterKeyHint="next" />
      {isTaken && <EmailTaken email={() => typedIn('email')} wasLost={wasLost} />}
      <NewPasswordField name="password" knownWords={() => knownNames.map(typedIn)} enterKeyHint="next" />
      <PasswordField name="passwordAgain" autoComplete="new-password" enterKeyHint="next" />
    </Card>
  )
}

type EmailTakenProps = { email: () => string; wasLost: boolean }

/** The next step for a donor who already has an account (rule 6.2). */
function EmailTaken({ email, wasLost }: EmailTakenProps) {
  const { t } = useTranslation('registration')
  return (
    <Banner
      tone="info"
      actions={
        <Row gap={4}>
          <KnownLink to={paths.passwordReset} onClick={() => leaveTabNote('forgotten-by', tidyEmail(email()))}>
            {t(($) => $.taken.reset)}
          </KnownLink>
          <Link to={paths.login}>{t(($) => $.taken.logIn)}</Link>
        </Row>
      }
    >
      {t(($) => (wasLost ? $.taken.maybeYours : $.taken.lead))}
    </Banner>
  )
}
