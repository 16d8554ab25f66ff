import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { newPasswordRequestSchema } from '#web/shared/api/schemas.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { formatTime } from '#web/shared/format/date.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { newPasswordCodes, newPasswordKey } from '#web/shared/forms/password-confirmation.ts'
import { usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { leaveTabNote } from '#web/shared/navigation/tab-note.ts'
import { paths } from '#web/shared/paths.ts'
import { useSession, useSessionActions } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { NewPasswordField } from '#web/shared/ui/fields/new-password-field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import styles from './password-reset.module.css'
import { type NewPassword, resetPassword } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'

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
  return (
    <Stack gap={4}>
      <LampPicture />
      <h1>{t(($) => $.newPassword.title)}</h1>
      <GoodUntil expiresAt={expiresAt} onAnother={() => onRefused('expired')} />
      <ContractForm
        form={form}
        labels={{
          password: t(($) => $.newPassword.password),
          passwordAgain: t(($) => $.newPassword.passwordAgain),
        }}
        ownText={(name, code) => {
          const key = newPasswordKey(name, code)
          return key && ui(($) => $[key])
        }}
        className={styles.form}
      >
        <FormSummary />
        {failure !== undefined && <ProblemBanner failure={failure} />}
        <NewPasswordField name="password" enterKeyHint="next" />
        <PasswordField name="passwordAgain" autoComplete="new-password" enterKeyHint="go" />
        <SubmitButton wide>{t(($) => $.newPassword.submit)}</SubmitButton>
      </ContractForm>
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

/** `used-by-you`: an answer was lost before, so most likely the person's own first attempt succeeded. */
export type LinkRefusal = 'unknown' | 'expired' | 'used' | 'used-by-you'

const refusals: Readonly<Record<string, LinkRefusal>> = {
  'reset-link-not-found': 'unknown',
  'reset-link-expired': 'expired',
  'reset-link-used': 'used',
}

/** The refusal of a link in a failed call; undefined for any other failure. */
export function linkRefusalOf(failure: unknown): LinkRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}
