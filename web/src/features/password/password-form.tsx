import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { passwordChangeSchema } from '#web/shared/api/schemas.ts'
import type { PasswordChange } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatTime } from '#web/shared/format/date.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { newPasswordCodes, newPasswordKey } from '#web/shared/forms/password-confirmation.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { leavePersonNote } from '#web/shared/session/person-note.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { KnownUsername } from '#web/shared/ui/fields/known-username.tsx'
import { NewPasswordField } from '#web/shared/ui/fields/new-password-field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
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

function usePasswordTexts(): FormTexts {
  const { t } = useTranslation('password')
  const { t: ui } = useTranslation('ui')
  const labels = {
    oldPassword: t(($) => $.oldPassword),
    password: t(($) => $.password),
    passwordAgain: t(($) => $.passwordAgain),
  }
  return {
    labels,
    ownText: (name, code) => {
      const old = name === 'oldPassword' ? oldKeys[code] : undefined
      if (old) return t(($) => $.error[old])
      if (code === 'same') return t(($) => $.error.same)
      const key = newPasswordKey(name, code)
      return key && ui(($) => $[key])
    },
  }
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
      ...(values.password && values.password === values.oldPassword && { password: 'same' }),
      ...newPasswordCodes(values, own),
    }),
    onSubmit: change,
    onFailure: (reason) => {
      const hasNone = reason instanceof ApiFailure && reason.error === 'no-password'
      if (hasNone) onNone()
      return hasNone
    },
  })
  const texts = usePasswordTexts()
  return (
    <ContractForm form={form} {...texts} className={styles.form}>
      <h1>{t(($) => $.title)}</h1>
      <p>{t(($) => $.lead)}</p>
      <FormSummary />
      {failure !== undefined && <ProblemBanner failure={failure} mayBeChanged={wasLost} />}
      <KnownUsername username={session.personalNumber} />
      <Stack gap={2}>
        <PasswordField name="oldPassword" autoComplete="current-password" enterKeyHint="next" />
        <p className="small">
          {t(($) => $.forgotten)}{' '}
          <Link className="standalone-link" to={paths.passwordReset}>
            {t(($) => $.reset)}
          </Link>
        </p>
      </Stack>
      <NewPasswordField name="password" knownWords={() => own} enterKeyHint="next" />
      <PasswordField name="passwordAgain" autoComplete="new-password" enterKeyHint="go" />
      <div>
        <SubmitButton>{t(($) => $.submit)}</SubmitButton>
      </div>
    </ContractForm>
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
