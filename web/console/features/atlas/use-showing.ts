import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Language } from '../../../src/shared/api/credentials.ts'
import { createSessionStore } from '../../../src/shared/session/session-store.ts'
import type { OperationScreen } from '../../api/operations.ts'
import { openPortal } from '../../api/portal-window.ts'
import { coverageQuery, faultsQuery } from '../../api/tool-queries.ts'
import { type ScenarioPerson, useScenario } from '../../api/world-queries.ts'
import { startSession } from '../../session/use-sign-in.ts'
import { addFault } from '../../shared/use-faults.ts'
import { personForScreen } from './person-of.ts'

/** Where the portal stores the language chosen on this device. */
const LANGUAGE_KEY = 'language'

type ErrorToShow = {
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
async function showError(request: ErrorToShow): Promise<boolean> {
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

/** Shows errors of the atlas in a world, to the persons of its scenario. */
export function useShowing(world: string) {
  const queries = useQueryClient()
  const people = useScenario(world)?.people ?? []
  const showing = useMutation({
    mutationFn: (error: Omit<ErrorToShow, 'world'>) => showError({ ...error, world }),
    onSettled: () => queries.invalidateQueries({ queryKey: faultsQuery(world).queryKey }),
  })
  useFreshCoverage(world)
  return { world, showing, whoSees: (screen: OperationScreen) => personForScreen(screen, people) }
}

/**
 * A fault that leaves the list has fired: its responses are refetched, without polling the full
 * contract each second.
 */
function useFreshCoverage(world: string): void {
  const queries = useQueryClient()
  const { data: faults } = useQuery(faultsQuery(world))
  const waiting = faults?.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (waiting === undefined) return
    return () => void queries.invalidateQueries({ queryKey: coverageQuery.queryKey })
  }, [waiting, queries])
}
