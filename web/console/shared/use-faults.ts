import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, sandbox } from '../api/sandbox.ts'
import { faultsQuery, type NewFault } from '../api/tool-queries.ts'

/** Sets a fault in a world, and updates the list at once. */
export function useAddFault(world: string) {
  const refresh = useRefresh(world)
  return useMutation({ mutationFn: (fault: NewFault) => addFault(world, fault), onSuccess: refresh })
}

/** Throws `SandboxProblem`. */
export const addFault = (world: string, body: NewFault) =>
  answered(sandbox.POST('/worlds/{world}/faults', { params: { path: { world } }, body }))

/** Removes one fault, or with no id all of them. */
export function useRemoveFaults(world: string) {
  const refresh = useRefresh(world)
  return useMutation({
    mutationFn: async (fault: string | undefined) => {
      if (fault === undefined) await answered(sandbox.DELETE('/worlds/{world}/faults', { params: { path: { world } } }))
      else await answered(sandbox.DELETE('/worlds/{world}/faults/{fault}', { params: { path: { world, fault } } }))
    },
    onSettled: refresh,
  })
}

function useRefresh(world: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: faultsQuery(world).queryKey })
}
