import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readSession } from '../../src/shared/session/session-storage.ts'
import { answered, type Schemas, sandbox } from '../api/sandbox.ts'
import { worldQuery, worldTotalsQuery } from '../api/world-queries.ts'
import { expiredBy } from './sign-in-again.tsx'

/** Moves, freezes or runs the clock; returns the events that ran, and whose session in the portal has expired thereby. */
export function useClockMove(world: string) {
  const client = useQueryClient()
  const { queryKey } = worldQuery(world)
  const isPortalIn = async (id: string) =>
    ((await client.query(worldTotalsQuery).catch(() => undefined))?.entered ?? 'default') === id
  return useMutation({
    // A second click during a move is a second move after it.
    scope: { id: `clock ${world}` },
    mutationFn: async (move: Schemas['ClockMove']) => {
      // Read before the move: the portal's pages erase an expired session.
      const stored = readSession(localStorage)
      const before = client.getQueryData(queryKey)?.now
      const moved = await answered(sandbox.PATCH('/worlds/{world}/clock', { params: { path: { world } }, body: move }))
      const expired = expiredBy(stored, before === undefined ? undefined : Date.parse(before), Date.parse(moved.now))
      return { ...moved, expired: expired && (await isPortalIn(world)) ? expired : undefined }
    },
    onSuccess: async ({ now, frozen }) => {
      // A read requested before the move would show the former time once more.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && { ...known, now, frozen })
      await client.invalidateQueries({ queryKey: [world] })
    },
  })
}

export type ClockMove = ReturnType<typeof useClockMove>
