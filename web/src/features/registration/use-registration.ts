import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { RegistrationRequest } from '../../shared/api/wire.ts'
import { noteFreshRegistration } from '../../shared/session/fresh-registration.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { registrationDraft } from './registration-draft.ts'
import { registerDonor, signInNewDonor } from './registration-queries.ts'
import { createTemporaryPassword } from './temporary-password.ts'

/** The account is open, but its person could not be signed in yet. */
export type Opened = {
  angelNumber: string
  /** The password is still in memory; without it only the login page helps. */
  canRetry: boolean
  /** How often signing in was tried without success. */
  tries: number
}

export type RegistrationFlow = {
  opened: Opened | undefined
  /** An answer was lost before: the account may be there already. */
  wasLost: boolean
  /** Rejects with what refused or lost the registration; nothing that follows it rejects. */
  register: (request: RegistrationRequest) => Promise<void>
  signIn: (angelNumber: string) => Promise<void>
}

/**
 * Opens the account once for one intent (rule 18.10) and signs its person in by the password kept in memory. Where to go then is the
 * guard's matter, by the note left in the tab.
 */
export function useRegistration(): RegistrationFlow {
  const api = useApi()
  const { store } = useSessionActions()
  const { saveAsync } = useSave({
    mutationFn: (request: RegistrationRequest, { idempotencyKey }) => registerDonor(api, request, idempotencyKey),
  })
  const [temporary] = useState(createTemporaryPassword)
  const [opened, setOpened] = useState<Opened>()
  const [wasLost, setLost] = useState(false)
  useEffect(() => temporary.drop, [temporary])

  async function register(request: RegistrationRequest) {
    const { angelNumber } = await registerOnce(request)
    temporary.keep(request.password)
    const { contribution } = request
    noteFreshRegistration(contribution ? { angelNumber, contribution } : { angelNumber })
    registrationDraft.remove()
    await signIn(angelNumber)
  }

  async function registerOnce(request: RegistrationRequest) {
    try {
      return await saveAsync(request)
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.isOutcomeUnknown) setLost(true)
      throw failure
    }
  }

  async function signIn(angelNumber: string) {
    const password = temporary.read()
    const hasFailed = (canRetry: boolean) =>
      setOpened((before) => ({ angelNumber, canRetry, tries: (before?.tries ?? 0) + 1 }))
    if (password === undefined) return hasFailed(false)
    try {
      const answer = await signInNewDonor(api, angelNumber, password)
      temporary.drop()
      store.start(answer)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      // Another tab signed somebody in meanwhile: that session shows.
      if (failure.isSuperseded) return temporary.drop()
      if (!failure.isPassing) temporary.drop()
      hasFailed(failure.isPassing)
    }
  }

  return { opened, wasLost, register, signIn }
}
