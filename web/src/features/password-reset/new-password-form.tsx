import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { newPasswordRequestSchema } from '../../shared/api/schemas.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { formatTime } from '../../shared/format/date.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { newPasswordCodes, newPasswordKey } from '../../shared/forms/password-confirmation.ts'
import { usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { leaveTabNote } from '../../shared/navigation/tab-note.ts'
import { paths } from '../../shared/paths.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { NewPasswordField } from '../../shared/ui/fields/new-password-field.tsx'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import styles from './password-reset.module.css'
import { type NewPassword, resetPassword } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { type LinkRefusal, linkRefusalOf } from './reset-error.ts'

/** Once per intent (rule 18.10). Resolves with the link's refusal, or undefined if the password is set. */
function useSavePassword(): (password: NewPassword) => Promise<LinkRefusal | undefined> {
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (password: NewPassword, { idempotencyKey }) => resetPassword(api, password, idempotencyKey),
  })
  const wasLost = useRef(false)

  return async (password) => {
    try {
      await saveAsync(password)
      return undefined
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.isOutcomeUnknown) wasLost.current = true
      const refusal = linkRefusalOf(failure)
      if (refusal === undefined) throw failure
      // Another password after a lost answer is another intent: the link is used, and this person
      // used it.
      return refusal === 'used' && wasLost.current ? 'used-by-you' : refusal
    }
  }
}

const schema = v.pick(newPasswordRequestSchema, ['password'])

type NewPasswordFormProps = {
  resetToken: string
  /** Instant (ISO) until which the link is valid. */
  expiresAt: string
  onRefused: (refusal: LinkRefusal) => void
}

/** The new password twice. The typed values survive every failure; success leads to the login. */
export function NewPasswordForm({ resetToken, expiresAt, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('password-reset')
  const save = useSavePassword()
  const leave = useLeaving()
  const { failure, ...form } = useFormWithFailure({
    schema,
    crossField: (values) => newPasswordCodes(values),
    onSubmit: async ({ password }) => {
      const refusal = await save({ resetToken, password })
      if (refusal) onRefused(refusal)
      else leave()
    },
  })
  const { t: ui } = useTranslation('ui')
  const labels = {
    password: t(($) => $.newPassword.password),
    passwordAgain: t(($) => $.newPassword.passwordAgain),
  }
  const { errors, summary } = useFormMessages(form.codes, labels, (name, code) => {
    const key = newPasswordKey(name, code)
    return key && ui(($) => $[key])
  })
  return (
    <Stack gap={4}>
      <LampPicture />
      <h1>{t(($) => $.newPassword.title)}</h1>
      <GoodUntil expiresAt={expiresAt} onAnother={() => onRefused('expired')} />
      <Form {...form.formProps} errors={errors} className={styles.form}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
        {failure !== undefined && <ProblemBanner failure={failure} />}
        <NewPasswordField name="password" label={labels.password} enterKeyHint="next" />
        <PasswordField
          name="passwordAgain"
          label={labels.passwordAgain}
          autoComplete="new-password"
          enterKeyHint="go"
        />
        <Button type="submit" variant="primary" wide busy={form.sending}>
          {t(($) => $.newPassword.submit)}
        </Button>
      </Form>
      <p className="soft small">{t(($) => $.newPassword.elsewhere)}</p>
    </Stack>
  )
}

/** By the provider's clock; a passed deadline is shown before the user types in vain. */
function GoodUntil({ expiresAt, onAnother }: { expiresAt: string; onAnother: () => void }) {
  const { t } = useTranslation('password-reset')
  const isOver = useClockValue((now) => now >= Date.parse(expiresAt))
  if (!isOver) return <p>{t(($) => $.newPassword.expiresAt, { time: formatTime(expiresAt) })}</p>
  return (
    <Banner
      tone="warn"
      role="status"
      title={t(($) => $.refused.expired.title)}
      actions={<Button onClick={onAnother}>{t(($) => $.refused.another)}</Button>}
    >
      {t(($) => $.newPassword.over)}
    </Banner>
  )
}

/** A signed-in user signs in again: the new password ended every session of the account. */
function useLeaving(): () => void {
  const go = usePortalNavigate()
  const session = useSession()
  const { logOut } = useSessionActions()
  return () => {
    // Logging out clears the tab's storage, so the note is saved after it.
    if (session.isLoggedIn) logOut()
    leaveTabNote('password-set', 'yes')
    go(paths.login, { replace: true })
  }
}
