import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { PasswordChange } from '../../shared/api/wire.ts'
import { leavePersonNote } from '../../shared/session/person-note.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { changePassword } from './password-queries.ts'

/** Lets the form show the error at the old password. */
const wrongOld = ({ code, error }: ApiFailure) =>
  new ApiFailure({ error_code: code, error, fields: { oldPassword: 'wrong' } })

/** A new token remounts every page, so the result is stored in the tab. Rejects with the field of a wrong password. */
export function useChangePassword(): { change: (passwords: PasswordChange) => Promise<void>; wasLost: boolean } {
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
