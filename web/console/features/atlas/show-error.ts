import type { Language } from '../../../src/shared/api/credentials.ts'
import { createSessionStore } from '../../../src/shared/session/session-store.ts'
import type { OperationScreen } from '../../api/operations.ts'
import { openPortal } from '../../api/portal-window.ts'
import type { ScenarioPerson } from '../../api/world-queries.ts'
import { startSession } from '../../session/use-sign-in.ts'
import { addFault } from '../../shared/use-faults.ts'

/** Where the portal stores the language chosen on this device. */
const LANGUAGE_KEY = 'language'

export type ErrorToShow = {
  world: string
  operationId: string
  screen: OperationScreen
  code: number
  error: string
  language: Language
  /** The person who sees the screen; undefined for a visitor. */
  person: ScenarioPerson | undefined
}

/**
 * The person last signed in from here, and the world: a family's codes are limited, so one sign-in
 * is reused.
 */
let last: { world: string; login: string; token: string | undefined } | undefined

/**
 * Shows a documented error on the real screen: the person is signed in, the next call of the
 * operation returns the error, the portal's window opens. False if the browser blocked the window.
 * Throws the provider's refusal of the login, or `SandboxProblem`.
 */
export async function showError(request: ErrorToShow): Promise<boolean> {
  const { world, operationId, screen, code, error, language, person } = request
  return openPortal(async () => {
    await becomePerson(world, person)
    localStorage.setItem(LANGUAGE_KEY, language)
    await addFault(world, { operationId, kind: 'error_code', when: 'before', times: 1, errorCode: code, error })
    return { world, path: screen.path }
  })
}

/** The sign-in comes before the fault: otherwise the login itself could be affected. */
async function becomePerson(world: string, person: ScenarioPerson | undefined): Promise<void> {
  const store = createSessionStore(localStorage)
  const { token } = store.current()
  if (!person) {
    store.clear('logged-out')
    return
  }
  if (token !== undefined && last?.world === world && last.login === person.login && last.token === token) return
  const answer = await startSession(world, person)
  last = { world, login: person.login, token: answer.token }
}
