import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, type Schemas, sandbox } from '../api/sandbox.ts'
import { worldQuery, worldsQuery } from '../api/world-queries.ts'

/** Creates a world and navigates to it. */
export function useNewWorld(goToWorld: (world: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Schemas['NewWorld']) => answered(sandbox.POST('/worlds', { body })),
    onSuccess: async (made) => {
      client.setQueryData(worldQuery(made.id).queryKey, made)
      goToWorld(made.id)
      await client.invalidateQueries({ queryKey: worldsQuery.queryKey })
    },
  })
}

/** Deletes a world and everything in it. */
export function useEndWorld(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (world: string) => answered(sandbox.DELETE('/worlds/{world}', { params: { path: { world } } })),
    onSuccess: async (_, world) => {
      onEnded()
      client.removeQueries({ queryKey: [world] })
      await client.invalidateQueries()
    },
  })
}
