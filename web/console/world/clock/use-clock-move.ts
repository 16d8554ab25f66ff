import { useMutation, useQueryClient } from '@tanstack/react-query'
import { worldQuery } from '../../api/queries.ts'
import { answered, type Schemas, sandbox } from '../../api/sandbox.ts'

/** Moves, freezes or runs the clock; returns the events that ran. */
export function useClockMove(world: string) {
  const client = useQueryClient()
  const { queryKey } = worldQuery(world)
  return useMutation({
    // A second click during a move is a second move after it.
    scope: { id: `clock ${world}` },
    mutationFn: (move: Schemas['ClockMove']) =>
      answered(sandbox.PATCH('/worlds/{world}/clock', { params: { path: { world } }, body: move })),
    onSuccess: async ({ now, frozen }) => {
      // A read requested before the move would show the former time once more.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && { ...known, now, frozen })
      await client.invalidateQueries({ queryKey: [world] })
    },
  })
}

export type ClockMove = ReturnType<typeof useClockMove>
