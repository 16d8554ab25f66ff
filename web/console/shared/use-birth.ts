import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { worldQuery } from '../api/world-queries.ts'

/**
 * Counts how often a world was recreated: its clock never goes back, so an earlier time belongs to
 * another one under the same id.
 */
export function useBirth(world: string): number {
  const { data } = useQuery(worldQuery(world))
  const [seen, setSeen] = useState({ world, at: 0, birth: 0 })
  const at = data ? Date.parse(data.now) : 0
  if (seen.world !== world || at > seen.at) setSeen({ ...seen, world, at })
  else if (at < seen.at) setSeen({ world, at, birth: seen.birth + 1 })
  return seen.birth
}
