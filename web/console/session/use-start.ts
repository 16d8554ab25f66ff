import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetPortal, openPortal } from '../api/portal-window.ts'
import { answered, sandbox } from '../api/sandbox.ts'
import type { NewFault } from '../api/tool-queries.ts'
import { type ScenarioPerson, worldQuery, worldsQuery } from '../api/world-queries.ts'
import { setWindowRefused } from '../shared/refused-window.tsx'
import { useAddress } from '../shared/use-address.ts'
import { addFault } from '../shared/use-faults.ts'
import { startRecorder } from './use-recorder.ts'
import { startRecordedSession } from './use-sign-in.ts'

export type Start = {
  scenario: string
  page: string
  frozen: boolean
  now?: string
  /** Signed in first. */
  person?: ScenarioPerson | undefined
  /** Set for the first call after that. */
  fault?: NewFault | undefined
  /** The operation whose call is to be made again. */
  repeats?: string
}

/** Any number works if the test uses the same one: codes and identifiers are derived from it. */
const SEED = 1

/** Creates a recorded world, navigates to it, and opens the portal in it as in a new browser. */
export function useStart() {
  const { goToWorld } = useAddress()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ scenario, page, frozen, now, person, fault, repeats }: Start) => {
      forgetPortal()
      const making = sandbox.POST('/worlds', {
        body: { scenario, frozen, seed: SEED, recorded: true, ...(now !== undefined && { now }) },
      })
      const isOpen = await openPortal(async () => {
        const { id } = await answered(making)
        const recorder = startRecorder(id)
        if (repeats !== undefined) recorder.setRepeats(repeats)
        if (person) await startRecordedSession(id, person, recorder)
        if (fault) await addFault(id, fault)
        return { world: id, path: page }
      })
      return { made: await answered(making), isOpen }
    },
    onSuccess: async ({ made, isOpen }) => {
      queries.setQueryData(worldQuery(made.id).queryKey, made)
      goToWorld(made.id)
      window.location.hash = 'world'
      await queries.invalidateQueries({ queryKey: worldsQuery.queryKey })
      setWindowRefused(!isOpen)
    },
  })
}
