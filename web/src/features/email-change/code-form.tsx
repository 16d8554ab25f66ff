import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { tidyOneTimeCode } from '#rules/formats/one-time-code.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { emailConfirmationSchema } from '#web/shared/api/schemas.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import styles from './email-change.module.css'
import { confirmEmailChange } from './email-change-queries.ts'
import type { PendingEmail } from './pending-change.ts'
import { ProblemBanner } from './problem-banner.tsx'

const schema = v.pick(emailConfirmationSchema, ['code'])

type CodeFormProps = {
  pending: PendingEmail
  /** The remaining validity of the code. */
  time: ReactNode
  onChecking: (isChecking: boolean) => void
  onTrouble: (trouble: EmailCodeError) => void
  /** The e-mail is changed; runs before the page remounts with the new token. */
  onDone: () => void
}

/** Six digits, pasted with their message or filled in by the browser. */
export function CodeForm({ pending, time, onChecking, onTrouble, onDone }: CodeFormProps) {
  const { t } = useTranslation('email-change')
  const confirm = useConfirmEmail(pending, onDone)
  const [wasLost, setLost] = useState(false)
  const { failure, ...form } = useFormWithFailure({
    schema,
    compose: ({ code }) => (typeof code === 'string' ? { code: tidyOneTimeCode(code) } : {}),
    onSubmit: async ({ code }) => {
      onChecking(true)
      try {
        const trouble = await confirm(code)
        if (trouble !== undefined) onTrouble(trouble)
      } finally {
        onChecking(false)
      }
    },
    onFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.isOutcomeUnknown) setLost(true)
      return false
    },
  })
  return (
    <ContractForm
      form={form}
      labels={{ code: t(($) => $.code) }}
      ownText={(_, code) =>
        t(($) => $.error[code === 'wrong' ? 'codeWrong' : code === 'required' ? 'codeRequired' : 'codeInvalid'])
      }
      className={styles.form}
    >
      <FormSummary />
      {failure !== undefined && <ProblemBanner failure={failure} mayBeChanged={wasLost} />}
      <CodeField hint={t(($) => $.codeHint)} timeLabel={t(($) => $.timeLeft)} time={time} />
      <div>
        <SubmitButton>{t(($) => $.confirm)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

/** Lets the form show the error at the code. */
const wrongCode = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { code: 'wrong' } })

/** A new token remounts the page, so `onSaved` runs before it. Resolves with the error of the code, if any. */
function useConfirmEmail(
  pending: PendingEmail,
  onSaved: () => void,
): (code: string) => Promise<EmailCodeError | undefined> {
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()

  /** After a lost answer the profile contains the new e-mail. */
  async function isSetAlready(): Promise<boolean> {
    await refreshProfile()
    const session = store.read()
    return session.isLoggedIn && session.email.toLowerCase() === pending.email.toLowerCase()
  }

  return async (code) => {
    const { epoch } = store.current()
    try {
      const { savedAt: _, ...saved } = await confirmEmailChange(api, { changeId: pending.changeId, code })
      const { personId, epoch: now } = store.current()
      if (now !== epoch) return undefined
      onSaved()
      store.start({ ...saved, scope: 'donor', personId })
      return undefined
    } catch (failure) {
      if (failure instanceof ApiFailure && isWrongCode(failure)) throw wrongCode(failure)
      const trouble = codeErrorOf(failure)
      if (trouble === undefined) throw failure
      if (trouble !== 'used' || !(await isSetAlready())) return trouble
      onSaved()
      return undefined
    }
  }
}

/** Why a code is no longer valid; `taken`: another account has taken the address meanwhile. */
export type EmailCodeError = 'expired' | 'locked' | 'replaced' | 'used' | 'taken'

const troubles: Readonly<Record<string, EmailCodeError>> = {
  'code-expired': 'expired',
  'transaction-locked': 'locked',
  'transaction-not-found': 'replaced',
  'code-used': 'used',
  'email-taken': 'taken',
}

function codeErrorOf(failure: unknown): EmailCodeError | undefined {
  return failure instanceof ApiFailure ? troubles[failure.error] : undefined
}

/** Only the code itself is wrong: the donor can retype it. */
function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error === 'wrong-code'
}
