import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { codeErrorOf, type EmailCodeError, isWrongCode } from './code-error.ts'
import { confirmEmailChange } from './email-change-queries.ts'
import type { PendingEmail } from './pending-change.ts'

/** Lets the form show the error at the code. */
const wrongCode = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { code: 'wrong' } })

/** A new token remounts the page, so `onSaved` runs before it. Resolves with the error of the code, if any. */
export function useConfirmEmail(
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
