import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { passwordChangeSchema } from '../../shared/api/schemas.ts'
import type { PasswordChange } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { formatTime } from '../../shared/format/date.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { newPasswordCodes, newPasswordKey } from '../../shared/forms/password-confirmation.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { leavePersonNote } from '../../shared/session/person-note.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { KnownUsername } from '../../shared/ui/fields/known-username.tsx'
import { NewPasswordField } from '../../shared/ui/fields/new-password-field.tsx'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import styles from './password.module.css'
import { changePassword } from './password-queries.ts'

/** Lets the form show the error at the old password. */
const wrongOld = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { oldPassword: 'wrong' } })

/** A new token remounts every page, so the result is stored in the tab. Rejects with the field of a wrong password. */
function useChangePassword(): { change: (passwords: PasswordChange) => Promise<void>; wasLost: boolean } {
  const api = useApi()
  const { store } = useSessionActions()
  const [wasLost, setLost] = useState(false)

  async function change(passwords: PasswordChange) {
    try {
      const { changedAt, session } = await changePassword(api, passwords)
      leavePersonNote('password-changed', session.personId, changedAt)
      store.start(session)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.isOutcomeUnknown) setLost(true)
      throw failure.error === 'wrong-credentials' ? wrongOld(failure) : failure
    }
  }
  return { change, wasLost }
}

/** The errors in the order of the form. */
function usePasswordErrors(codes: FieldCodes) {
  const { t } = useTranslation('password')
  const { t: ui } = useTranslation('ui')
  const labels = {
    oldPassword: t(($) => $.oldPassword),
    password: t(($) => $.password),
    passwordAgain: t(($) => $.passwordAgain),
  }
  return useFormMessages(codes, labels, (name, code) => {
    const old = name === 'oldPassword' ? oldKeys[code] : undefined
    if (old) return t(($) => $.error[old])
    if (code === 'same') return t(($) => $.error.same)
    const key = newPasswordKey(name, code)
    return key && ui(($) => $[key])
  })
}

const oldKeys: Readonly<Record<string, 'oldWrong' | 'oldTooLong'>> = { wrong: 'oldWrong', max: 'oldTooLong' }

type PasswordFormProps = { session: SignedIn; onNone: () => void }

/** The old password once, the new one twice. The typed values survive every failure. */
export function PasswordForm({ session, onNone }: PasswordFormProps) {
  const { t } = useTranslation('password')
  const { change, wasLost } = useChangePassword()
  const own = [session.displayName, session.email, session.personalNumber]
  const { failure, ...form } = useFormWithFailure({
    schema: passwordChangeSchema,
    crossField: (values) => ({
      ...(values.password === values.oldPassword && { password: 'same' }),
      ...newPasswordCodes(values, own),
    }),
    onSubmit: change,
    onFailure: (reason) => {
      const hasNone = reason instanceof ApiFailure && reason.error === 'no-password'
      if (hasNone) onNone()
      return hasNone
    },
  })
  const { errors, summary } = usePasswordErrors(form.codes)
  return (
    <Form {...form.formProps} errors={errors} className={styles.form}>
      <h1>{t(($) => $.title)}</h1>
      <p>{t(($) => $.lead)}</p>
      <ErrorSummary attempt={form.attempt} errors={summary} />
      {failure !== undefined && <ProblemBanner failure={failure} mayBeChanged={wasLost} />}
      <KnownUsername username={session.personalNumber} />
      <div className={styles.old}>
        <PasswordField
          name="oldPassword"
          label={t(($) => $.oldPassword)}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <p className="small">
          {t(($) => $.forgotten)}{' '}
          <Link className="standalone-link" to={paths.passwordReset}>
            {t(($) => $.reset)}
          </Link>
        </p>
      </div>
      <NewPasswordField name="password" label={t(($) => $.password)} knownWords={() => own} enterKeyHint="next" />
      <PasswordField
        name="passwordAgain"
        label={t(($) => $.passwordAgain)}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <div>
        <Button type="submit" variant="primary" busy={form.sending}>
          {t(($) => $.submit)}
        </Button>
      </div>
    </Form>
  )
}

type ProblemBannerProps = {
  failure: unknown
  /** An answer was lost: the password may already be changed. */
  mayBeChanged: boolean
}

/** Why the password was not changed, and what to do. */
function ProblemBanner({ failure, mayBeChanged }: ProblemBannerProps) {
  const { t } = useTranslation('password')
  const lockedUntil = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  if (lockedUntil !== undefined) {
    const reset = <Link to={paths.passwordReset}>{t(($) => $.reset)}</Link>
    return <FailureBanner ns="password" failure={failure} values={{ time: formatTime(lockedUntil) }} actions={reset} />
  }
  return (
    <FailureBanner ns="password" failure={failure}>
      <p>{t(($) => (mayBeChanged ? $.unsure : $.kept))}</p>
    </FailureBanner>
  )
}
