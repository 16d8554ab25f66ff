import { useEffect, useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RegistrationRequest } from '#web/shared/api/wire.ts'
import { tabDraft } from '#web/shared/drafts/tab-draft.ts'
import { fieldsOf, fill, isAnyTouched } from '#web/shared/forms/form-draft.ts'
import { noteFreshRegistration } from '#web/shared/session/fresh-registration.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { registerDonor, signInNewDonor } from './registration-queries.ts'

/** The account was created, but its owner could not be signed in yet. */
export type Opened = {
  angelNumber: string
  /** The password is still in memory; without it only the login page helps. */
  canRetry: boolean
  /** The number of failed attempts to sign in. */
  tries: number
}

export type RegistrationFlow = {
  opened: Opened | undefined
  /** An answer was lost before: the account may already exist. */
  wasLost: boolean
  /** Rejects if the registration was refused or lost; later failures do not reject. */
  register: (request: RegistrationRequest) => Promise<void>
  signIn: (angelNumber: string) => Promise<void>
}

/** Once per intent (rule 18.10); signs the owner in by the password in memory. */
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
      // Another tab signed a user in meanwhile: that session is shown.
      if (failure.isSuperseded) return temporary.drop()
      if (!failure.isPassing) temporary.drop()
      hasFailed(failure.isPassing)
    }
  }

  return { opened, wasLost, register, signIn }
}

/** The password of the new donor, between creating the account and signing in. */
type TemporaryPassword = {
  keep: (password: string) => void
  /** Undefined once it was dropped. */
  read: () => string | undefined
  drop: () => void
}

/** Rule 4.16: in this closure only. The caller drops it after signing in, and on leaving the page. */
function createTemporaryPassword(): TemporaryPassword {
  let stored: string | undefined
  const drop = () => {
    stored = undefined
    window.removeEventListener('pagehide', drop)
  }
  return {
    keep(password) {
      stored = password
      window.addEventListener('pagehide', drop)
    },
    read: () => stored,
    drop,
  }
}

/** Without an owner, in the tab, deleted once the account is created. `useDraft` is too large for this public page. */
export const registrationDraft = tabDraft(undefined, 'registration-draft')

/** Fills in the form. Values typed before React started are newer: they stay, and are stored. */
export function restoreRegistration(form: HTMLFormElement): void {
  const wasTouched = isAnyTouched(form)
  const stored = registrationDraft.read()
  if (stored) fill(form, stored.fields)
  if (wasTouched) registrationDraft.save(fieldsOf(form))
}
